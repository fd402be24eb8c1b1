/** Ingredients without a food of the catalogue, so that a line with one is understood. */
export const plainIngredients: ReadonlySet<string> = new Set(
  `salt water ice vinegar bicarbonate baking soda tonic potash psyllium agar carrageenan pectin gum guar
  xanthan konjac glucomannan allspice pimento juniper lemongrass galangal chervil savory borage sumac
  asafoetida hing tamarind annatto fenugreek methi nigella lovage hyssop woodruff verbena linden hibiscus
  rooibos ginseng guarana honeybush lavender rose violet marigold nasturtium alfalfa clover sorrel dandelion
  nettle purslane samphire swede rutabaga salsify scorzonera oca jicama truffle morel dulse moss reishi chaga
  longan rambutan mangosteen durian yuzu bergamot kumquat acerola lingonberry chokeberry aronia buckthorn
  pitaya dragonfruit dragon starfruit star sapodilla feijoa medlar soursop breadfruit barberry baobab moringa
  maca lucuma yucca liquorice fonio tigernut lotus glucose dextrose fructose xylitol erythritol stevia isomalt
  monk canola palm safflower cottonseed camelina perilla argan shea pheasant pigeon partridge grouse hare
  bison kangaroo vodka gin brandy cognac tequila whisky whiskey bourbon aloe charcoal colouring skewers paper
  parchment foil`.split(/\s+/u),
)
