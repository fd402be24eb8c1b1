import { fold } from '../text/fold'

/** Parts of foods that no menu names, with the food to ask for instead. */
const wholes: Readonly<Record<string, string>> = {
  casein: "Cow's milk",
  whey: "Cow's milk",
  'alpha-lactalbumin': "Cow's milk",
  'beta-lactoglobulin': "Cow's milk",
  gliadin: 'Gluten',
  'durum wheat': 'Wheat',
  bromelain: 'Pineapple',
}
/** What nothing is made without once it has it: beer has hops. */
const essential = /^(?:hops|malt|meat glue)\b|\byeast$/u

/** What to ask for a version of a dish without; empty where there is no such version. */
export const orderable = (foods: readonly string[]): string[] =>
  foods.some((name) => essential.test(fold(name)))
    ? []
    : [...new Set(foods.map((name) => wholes[fold(name)] ?? name))]
