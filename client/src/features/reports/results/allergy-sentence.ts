import { countText, plural } from '@shared/domain/counts'

/** That an allergy takes some tested foods off the plate, whatever their value; `own`: told to who was tested. */
export const allergySentence = (foods: number, own: boolean): string =>
  `${countText(foods, 'food')} ${plural(foods, 'is', 'are')} left out for ${own ? 'your ' : ''}allergies, whatever the value.`
