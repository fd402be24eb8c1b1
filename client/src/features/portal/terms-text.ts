export type TermsSection = { title: string; paragraphs: readonly string[]; points?: readonly string[] }

/** The terms in force since 1 June 2025. */
export const termsSections: readonly TermsSection[] = [
  {
    title: 'Acceptance',
    paragraphs: [
      'These terms are an agreement between you and the laboratory that runs this portal. We call it “the provider” here. They apply to everyone who has an account: administrators, health practitioners and clients.',
      'By signing in or otherwise using the portal, you agree to them. If you do not agree, please do not use the portal. You can ask the provider for your report in another form.',
    ],
  },
  {
    title: 'Medical Disclaimer',
    paragraphs: [
      'The portal is for education only. It does not give medical advice or a diagnosis, and it does not replace seeing a doctor.',
      'Your results show how strongly IgG antibodies in your sample reacted to foods. A reaction of this kind is not an allergy, and a low one does not rule out an allergy or an illness. An allergy can be life-threatening. Keep avoiding every food you are allergic to, whatever a result, recipe or scanned label here says.',
    ],
    points: [
      'Talk to a doctor or a dietitian before you leave out several foods. This matters most if you are pregnant or breastfeeding, are ill, take medicine, or are changing a child’s diet.',
      'Check every label yourself. A photo may be misread, a manufacturer may change a recipe, and no list of ingredients names everything.',
      'The assistant’s answers and the generated recipes are made by a computer. They can be wrong or incomplete.',
      'In an emergency, call your local emergency number. The portal and the assistant cannot help.',
    ],
  },
  {
    title: 'Use of Service',
    paragraphs: [
      'The provider creates each account for one person. Keep your password to yourself and use it nowhere else. Tell the provider if someone else may know it.',
    ],
    points: [
      'Use the portal for your own results or, as a practitioner or administrator, for the people in your care.',
      'Do not try to access anything not meant for you, disrupt the portal or copy it by automated means.',
      'Do not upload anything that you have no right to share, or that could harm others.',
      'Do not include another person’s details in a question to the assistant.',
    ],
  },
  {
    title: 'Privacy and Data Protection',
    paragraphs: [
      'Your results are visible only to you, your authorised practitioners, and staff at the provider who need them. We record who opens each of your reports, and you can see that record in your settings.',
      'Photos of labels are read on the provider’s own server and are not kept. The provider may use an outside service for the assistant or for recipes. That service receives the question and the names of foods, but not your name, address or report.',
      'In your settings you can download everything the portal holds about you, and ask for your account to be deleted. The provider keeps data only as long as the purpose or the law requires. It is responsible for your data under the data protection law of the country where it is based.',
    ],
  },
  {
    title: 'Intellectual Property',
    paragraphs: [
      'The portal and its text, pictures and recipes belong to the provider or to its licensors. You may use them for yourself and, as a practitioner, for your work with your clients. For these purposes you may print and share individual recipes and pages.',
      'Your results and what you write remain yours. You allow the provider to store and process them as far as is needed to run the portal.',
    ],
  },
  {
    title: 'Limitation of Liability',
    paragraphs: [
      'The provider runs the portal with care. It does not promise that the portal will always be available, free of mistakes, or right for a particular purpose. It is not liable for harm caused by relying on the portal instead of medical advice or a food label. Nor is it liable if you rely on the portal despite a known allergy.',
      'Nothing here limits liability that the law does not allow us to limit. This includes intentional acts, gross negligence, death and injury.',
    ],
  },
  {
    title: 'Termination',
    paragraphs: [
      'You can stop using the portal at any time and ask for your account to be deleted.',
      'The provider may suspend or close an account at its sole discretion. It may do so in particular if these terms are broken, or to keep others safe. It will then give you your reports in another form, as far as the law entitles you to them.',
    ],
  },
  {
    title: 'Changes to Terms',
    paragraphs: [
      'The provider may change these terms. We will tell you of any material change at least 30 days before it takes effect, here or by email. If you use the portal after that day, the new terms apply. If you do not agree, you can ask for your account to be deleted before then.',
    ],
  },
  {
    title: 'Contact',
    paragraphs: [
      'If you have questions about these terms or the portal, ask the AI Assistant or your practitioner. Questions the assistant cannot answer are passed to the provider, who will reply to you there.',
    ],
  },
]
