import type { GateCode } from '@shared/domain/trial/trial'

/** The gate's questions for a client. */
export const gateQuestions: Record<GateCode, string> = {
  age: 'Are you younger than 18 or older than 70?',
  pregnant: 'Are you pregnant or breastfeeding?',
  'eating-disorder': 'Do you have, or have you had, an eating disorder? Or do you worry a lot about food?',
  weight: 'Are you underweight, or have you lost weight without trying?',
  disease:
    'Do you have kidney, liver or bowel disease, or diabetes treated with medicine? Or have you had weight-loss surgery?',
  'warning-signs':
    'Do you have blood in your stools, a fever, vomiting that won’t stop, pain that wakes you at night, or trouble swallowing?',
  atopic: 'Do you have eczema, asthma or hay fever?',
  coeliac: "Could you have coeliac disease that hasn't been ruled out by a test?",
}

/** The gate's reasons for a practitioner. */
export const gateWords: Record<GateCode, string> = {
  age: 'Younger than 18, older than 70, or not said',
  pregnant: 'Pregnant or breastfeeding, or not said',
  'eating-disorder': 'An eating disorder now or in the past, a lot of worry about food, or not said',
  weight: 'Underweight, weight lost without trying, or not said',
  disease: 'Diabetes with medicine, kidney, liver or bowel disease, weight-loss surgery, or not said',
  'warning-signs': 'Warning signs that need a doctor, or not said',
  atopic: 'Eczema, asthma or hay fever, or not said',
  coeliac: 'Coeliac disease not ruled out, or not said',
}
