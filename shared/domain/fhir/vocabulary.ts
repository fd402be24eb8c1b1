import type { CodeableConcept } from 'fhir/r4'
import type { ScaleName } from '../reports/levels'

/** Code systems of FHIR R4 and its terminology that the portal writes and reads. */
export const systems = {
  ucum: 'http://unitsofmeasure.org',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  section: 'http://terminology.hl7.org/CodeSystem/v2-0074',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  interpretation: 'http://terminology.hl7.org/CodeSystem/v3-ObservationInterpretation',
  absent: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  range: 'http://terminology.hl7.org/CodeSystem/referencerange-meaning',
  clinical: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-clinical',
  verification: 'http://terminology.hl7.org/CodeSystem/allergyintolerance-verification',
} as const

export const concept = (system: string, code: string, text?: string): CodeableConcept => ({
  coding: [{ system, code }],
  ...(text !== undefined && { text }),
})

/** The units of a scale's values; an index has no unit, only its name. */
export const quantityUnit: Record<ScaleName, { unit: string; system?: string; code?: string }> = {
  'µg/ml': { unit: 'µg/ml', system: systems.ucum, code: 'ug/mL' },
  index: { unit: 'index' },
}

/** Texts by which the portal knows its own resources again. */
export const ownCodes = {
  report: 'IgG antibodies against foods',
  outcome: 'Outcome of a food challenge',
  food: 'Food',
  amount: 'Amount',
} as const
