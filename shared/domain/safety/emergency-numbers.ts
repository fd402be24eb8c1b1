/** The numbers to call, as the cards of each language name them. */
export const numbers = {
  de: '112 in Europa, 999 im Vereinigten Königreich, 911 in Nordamerika',
  fr: '112 en Europe, 999 au Royaume-Uni, 911 en Amérique du Nord',
  es: '112 en Europa, 999 en el Reino Unido, 911 en Norteamérica',
}

/** The cards whose translations are in files of their own, one per language. */
export type OtherCards = Record<
  | ('crisis' | 'unclear' | 'heart' | 'brain' | 'belly' | 'dry' | 'fit' | 'headInjury' | 'wound')
  | ('burn' | 'heat' | 'choking' | 'sugar' | 'asthma' | 'driesOut' | 'bleeding' | 'eat'),
  string
>
