import type { CuePhrases } from './cue'

export const spanish: CuePhrases = {
  trace: `residuos de|restos de|pueden albergar|puede albergar|se comparte con|junto a otros|junto a otras
colinda con|colindan con|linda con|lindan con
puede contener|pueden contener|podria contener|puede contener traza de|trazas de|traza de|traza
trazas|contiene posiblemente|contiene eventualmente
posiblemente contiene|puede eventualmente contener|posibles trazas|posible presencia|presencia accidental|presencia fortuita|presencia de trazas
contaminacion cruzada|en contacto con|puede haber|no intencionada|no intencionado|no intencional
no deliberada|no deseada|no prevista|no previsto|no voluntaria|involuntaria|involuntariamente
de forma accidental|accidentalmente|que trabaja con|que trabajan con|donde se trabaja con|trabaja con
trabajan con`,
  traceBack: 'trazas posibles|no se puede descartar|no se descarta|en forma de trazas',
  place: 'fabrica|instalaciones|instalacion|obrador|linea de produccion|lineas de produccion',
  weakPlace:
    'planta|linea|lineas|establecimiento|taller|local|entorno|cocina|equipo|equipos|maquinaria|nave|lugar|centro',
  notList: `libre de|libres de|no contiene|no contienen|exento de|exenta de|exentos de|no lleva|elaborado sin|garantizado sin`,
  not: `no hay|no tiene|ni|cero|nada de|ningun|ninguna|en lugar de|en vez de|sustituye a|sustituye al|sustituye|sustituyen|no sustituye|no sustituye a|no sustituye al
no sustituye la|alternativa a|alternativa al|sustituto de|sustituto del`,
  without: 'sin',
  contains: 'contiene|contienen|lleva',
  allergens: `alergeno|alergenos|informacion sobre alergenos|informacion para alergicos
informacion alergenos|informacion de alergenos|contiene los siguientes alergenos|declaracion de alergenos
para alergenos|advertencia para alergicos`,
  ingredients: 'ingrediente|ingredientes|lista de ingredientes',
  serving: 'modo de preparacion|modo de empleo',
  unsuitable: 'no apto para|no apta para|no recomendado para',
  suitable: 'apto para',
  plant: 'vegano|vegana',
  meatless: 'vegetariano|vegetariana',
  flavourOf: 'aroma de|aroma natural de|sabor a|sabor',
}
