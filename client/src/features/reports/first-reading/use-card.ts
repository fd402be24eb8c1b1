import { useSteps } from '@/lib/use-steps'

export const CARDS = 5

export const useCard = () => useSteps('card', CARDS)
