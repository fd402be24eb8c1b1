import type { DemoPlan } from '../features/trial/demo-data'

/** An ended plan with a row in every table. */
export const endedPlan: DemoPlan = {
  trial: {
    ...{ state: 'closed', closedReason: 'done', closedOn: '2026-05-20', symptoms: ['bloating'] },
    ...{ startedOn: '2026-03-01', phaseOn: '2026-04-20', remindAt: '20:00' },
  },
  foods: [
    {
      ...{ foods: ["Cow's milk", 'Casein'], keys: ['milk'], state: 'done' },
      challenges: [
        {
          ...{ startedOn: '2026-04-20', endedOn: '2026-04-25', state: 'judged', decided: 'none' },
          portions: ['60 ml', '120 ml', '240 ml'],
        },
      ],
      outcome: { outcome: 'tolerated', since: '2026-04-26' },
    },
  ],
  diary: [{ day: '2026-03-02', scores: [4], factors: ['ill'], note: 'a late evening' }],
}
