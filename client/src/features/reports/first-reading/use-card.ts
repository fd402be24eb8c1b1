import { useSteps } from '@/lib/use-steps'

export const CARDS = 5

/** Which of the cards before the results is shown. */
export const useCard = () => useSteps('card', CARDS)
