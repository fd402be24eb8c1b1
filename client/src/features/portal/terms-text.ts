export type TermsSection = { title: string; paragraphs: readonly string[]; points?: readonly string[] }

/** The terms in force since 1 June 2025. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'Acceptance',
    paragraphs: [
      'These terms are an agreement between you and the laboratory that runs this portal, which we call “the provider” here. They apply to everybody who has an account: administrators, health practitioners and clients.',
      'By signing in or otherwise using the portal you agree to them. If you do not agree, please do not use the portal; ask the provider to give you your report in another way.',
    ],
  },
  {
    title: 'Medical Disclaimer',
    paragraphs: [
      'The portal is for education only. It is not medical advice, it does not diagnose anything, and it is no substitute for seeing a doctor.',
      'Your results show how strongly antibodies of the IgG class in your sample reacted to foods. Such a reaction is not an allergy, and a low one does not rule out an allergy or an illness. An allergy can be life-threatening: go on avoiding every food that you are allergic to, whatever a result, a recipe or a scanned label in this portal says.',
    ],
    points: [
      'Speak to a doctor or a dietitian before you leave out several foods, especially if you are pregnant or breastfeeding, have an illness or take medicine, or if the diet is for a child.',
      'Check every label yourself. A photo may be read wrongly, a maker may change a recipe, and no list of ingredients names everything.',
      'The assistant’s answers and the generated recipes are made by a computer. They can be wrong or incomplete.',
      'In an emergency, call your local emergency number; the portal and the assistant cannot help.',
    ],
  },
  {
    title: 'Use of Service',
    paragraphs: [
      'Accounts are made by the provider for one person each. Keep your password to yourself, choose one that you use nowhere else, and tell the provider when somebody else may know it.',
    ],
    points: [
      'Use the portal for your own results or, as a practitioner or administrator, for the people in your care.',
      'Do not try to reach anything not meant for you, disrupt the portal or copy it by automated means.',
      'Do not upload anything that you have no right to upload, or that could harm others.',
      'Do not enter the details of another person into a question to the assistant.',
    ],
  },
  {
    title: 'Privacy and Data Protection',
    paragraphs: [
      'Your results are visible only to you, your authorised practitioners, and those at the provider who need them for their work. We record who opens each of your reports, and you can see that record in your settings.',
      'Photos of labels are read on the provider’s own server and are not kept. If the provider uses an outside service for the assistant or for recipes, it receives the question and names of foods, without your name, your address or a report.',
      'You can download everything that the portal keeps of you, and ask for your account to be deleted, in your settings. The provider keeps data only as long as the purpose or the law asks for it, and answers for it under the data protection law that applies where it is established.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'The portal and its text, pictures and recipes belong to the provider or to those who have licensed them to it. You may use them for yourself and, as a practitioner, for your work with your clients; for that you may print and share individual recipes and pages.',
      'Your results and what you write remain yours. You allow the provider to store and process them as far as is needed to run the portal.',
    ],
  },
  {
    title: 'Limitation of Liability',
    paragraphs: [
      'The provider runs the portal with care, but does not promise that it is always available, free of mistakes, or right for a particular purpose. It is not liable for harm that comes from relying on the portal instead of on medical advice, on the label of a food, or on a known allergy.',
      'Nothing here limits any liability that cannot be limited by law, such as for intentional acts, gross negligence, or injury to life or health.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can stop using the portal at any time and ask for your account to be deleted.',
      'The provider may suspend or close an account at its sole discretion, in particular if these terms are broken or if the safety of others requires it. It will then give you your reports in another way, as far as the law entitles you to them.',
    ],
  },
  {
    title: 'Changes to Terms',
    paragraphs: [
      'The provider may change these terms. You will be told of any material change in the portal or by email at least 30 days before it takes effect. If you use the portal after that day, the new terms apply; if you do not agree, you can ask for your account to be deleted before then.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'If you have questions about these terms or the portal, ask the AI Assistant in the portal or speak to your practitioner. Questions the assistant cannot answer are passed to the provider, who will answer you there.',
    ],
  },
]
