import { understand } from '../server/features/assistant/understand/understand'
for (const q of process.argv.slice(2))
  console.log(
    q,
    '=>',
    understand(q, 'client')
      .map((a) => `${a.intent} ${a.confidence.toFixed(2)} [${a.foods.join('|')}]`)
      .join(' + '),
  )
