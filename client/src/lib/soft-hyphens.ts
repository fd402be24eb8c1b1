/** Long words of food names, with a line where they may break. */
const breaks = `Arti|choke Aspar|agus Auber|gine Black|berry Black|currant Blue|berry Brome|lain
  Buck|wheat Butter|milk Camem|bert Canta|loupe Cauli|flower Chamo|mile Chante|relle Chlo|rella
  Cori|ander Cour|gette Cran|berry Elder|berry Goose|berry Grape|fruit Horse|radish Jack|fruit
  Maca|damia Mozza|rella Nec|tarine Per|simmon Pine|apple Pista|chio Pome|granate Pro|cessed
  Rasp|berry Red|currant Spiru|lina Straw|berry Sun|flower Sword|fish Water|cress Water|melon
  Ama|ranth Emmen|tal Mush|room Carda|mom Marjo|ram Cinna|mon Rose|mary lact|albumin lacto|globulin trans|glutam|inase vege|tables`

const byWord = new Map(
  breaks.split(/\s+/u).map((word) => [word.replaceAll('|', '').toLowerCase(), word.split('|')] as const),
)

/** A name whose known long words may break at soft hyphens, for narrow tiles. */
export const softHyphened = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) => {
    let at = 0
    const parts = byWord.get(word.toLowerCase())?.map(({ length }) => word.slice(at, (at += length)))
    return parts?.join('\u00AD') ?? word
  })
