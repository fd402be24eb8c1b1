import type { CuePhrases } from './cue'

/** What Portuguese labels say around the foods. */
export const portuguese: CuePhrases = {
  trace: `pode conter|podem conter|podera conter|poderao conter|pode tambem conter|pode ainda conter|pode conter tambem|podem tambem conter
vestigios de|vestigios|tracos de|contem vestigios|contem vestigios de|contem tracos de|possiveis vestigios|possiveis tracos
eventual presenca de|possivel presenca de|que processa|que tambem processa|que utiliza|que tambem utiliza|que manipula|contaminacao cruzada`,
  traceBack: 'podem estar presentes|pode estar presente',
  place: 'unidade que|unidade onde|instalacoes que|linha de producao|linhas de producao|estabelecimento',
  notList: 'nao contem|isento de|isenta de|isentos de|isentas de|livre de',
  without: 'sem|sem adicao de',
  contains: 'contem',
  allergens: 'alergenios|alergenicos|alergicos|alergenio',
  ingredients: 'ingrediente|ingredientes',
}
