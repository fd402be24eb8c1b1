import type { CuePhrases } from './cue'

export const portuguese: CuePhrases = {
  trace: `residuos de|onde passam|podem abrigar|partilhada com|restos de|ao lado de outros|ao lado de outras
pode conter|podem conter|podera conter|poderao conter|pode tambem conter|pode ainda conter
pode conter tambem|podem tambem conter|vestigios de|vestigios|tracos de|tracos|contem vestigios
contem vestigios de|contem tracos de|possiveis vestigios|possiveis tracos|eventual presenca de
eventual presenca|possivel presenca de|possivel presenca|presenca acidental|que processa|que tambem processa
que utiliza|que tambem utiliza|que manipula|contaminacao cruzada|em contacto com|em contato com|contacto com
contato com|risco de|trabalha com|trabalham com|pode eventualmente conter|suscetivel de conter|contem eventualmente|contem possivelmente
possivelmente contem|podem eventualmente conter`,
  traceBack: 'podem estar presentes|pode estar presente|vestigios possiveis|sob a forma de vestigios',
  place: `unidade que|unidade onde|instalacoes que|instalacoes onde|instalacoes|linha de producao
linhas de producao|estabelecimento|equipamentos|equipamento|fabrica que|fabrica onde`,
  weakPlace: 'linha|linhas|unidade|fabrica|ambiente|cozinha|padaria|pastelaria|local|instalacao|maquinas',
  notList:
    'nao contem|nao contem nem|isento de|isenta de|isentos de|isentas de|livre de|livres de|garantido sem',
  not: `nao ha|nao leva|nao tem|nem|nenhum|nada de|nenhuma|em vez de|em lugar de|no lugar de|substitui|substitui o|substitui a|nao substitui|nao substitui o|alternativa a
alternativa ao|substituto de|substituto do`,
  without: 'sem|sem adicao de',
  contains: 'contem|contem tambem',
  allergens: `alergenios|alergenicos|alergicos|alergenio|alergenos|informacao sobre alergenios
informacoes sobre alergenios|informacao para alergicos|alergenios presentes|para alergenios
aviso de alergenios`,
  ingredients: 'ingrediente|ingredientes|lista de ingredientes|composicao',
  made: 'feito com|preparado com|elaborado com',
  serving: 'modo de preparo|modo de preparacao|sugestao de apresentacao',
  unsuitable:
    'nao adequado para|nao adequado a|nao indicado para|nao recomendado para|improprio para|nao apto para',
  suitable: 'adequado para|adequado a|indicado para',
  meatless: 'vegetariana',
  flavourOf: 'aroma de|aroma natural de|sabor a|sabor de',
}
