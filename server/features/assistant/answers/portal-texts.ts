/** What is said of the portal, of its assistant and to small talk, to everybody alike, and the FAQs that tell more. */
export const portalTexts = {
  'privacy-chat': {
    says: 'Your practitioner cannot read this chat, and neither can other clients. It stands on this page only and is gone when you reload it or sign out; most questions are kept nowhere. The laboratory’s team does read, with your account’s email: a question that I could not answer, one about medicines, pregnancy or children, an emergency, and an answer that you mark as not helpful. Its reply appears here. Settings, under Privacy Settings, shows who opened such a question; to have one removed, ask the laboratory. If the laboratory uses an outside AI service, names and sample IDs are taken out of a question before.',
    faqs: ['how-data-is-protected'],
  },
  'others-results': {
    says: 'I can show you only your own results, nobody else’s, not even with their consent or in your own family. Whoever was tested finds their results by signing in with an account of their own, or asks their practitioner. Yours say nothing for anybody else.',
    faqs: ['who-sees-my-data'],
  },
  robot: {
    says: 'I am a computer program, the assistant of this portal: no human, no doctor and not your practitioner. My answers rest on your own results, and on the foods, recipes and FAQs of the laboratory; I can be wrong, I diagnose nothing, and I do not learn from you. Ask me what your test shows, whether you may eat something, what to cook, or how the portal works. For a person, ask your practitioner; a question that I cannot answer goes to the laboratory’s team, whose reply appears here.',
    faqs: ['using-the-assistant', 'contact'],
  },
  'small-talk': {
    says: 'That is nothing that I can tell you: I am here for your results, foods, recipes, your diet and this portal. Ask me, for example, “May I eat feta?”, “What are my high foods?”, “What can I cook tonight?” or “How do I download my report?”',
    faqs: [],
  },
  chat: {
    says: 'No problem. I am here whenever you want to know what your test shows, what you may eat or what to cook.',
    faqs: [],
  },
  'how-are-you': {
    says: 'Thank you for asking: I am a program and always fine. I hope that you are well too. Ask me about your results, a food or what to cook whenever you like.',
    faqs: [],
  },
  'food-diary': {
    says: 'Write it down at once, on paper or in your phone: what you ate and drank, how much, and at what time; each complaint with its time, how strong it was (0 to 10) and how long it lasted; also sleep, stress, medicines and, if you have one, your period. Begin one or two weeks before you leave anything out, go on until foods are back, and show it to your practitioner. The portal has no diary of its own.',
    faqs: ['starting-elimination'],
  },
  'explain-diet': {
    says: 'Say it in a sentence or two: “For some weeks I leave out a few foods, to see whether I feel better. Please none of these: ...”, and name what you can eat, so that it is easy to cook for you. Offer to bring a dish. Name an allergy apart: it is no trial, and even a trace counts.',
    faqs: ['eating-out'],
  },
  'read-label': {
    says: 'Read the list of ingredients, not the front: what there is most of stands first. Allergens such as milk, egg, wheat, nuts, mustard, celery and sesame are printed in bold or named after “contains”. Look for your foods under other names too (casein and whey are milk, semolina is mostly durum wheat), and with an allergy mind “may contain”. Read it anew each time, as recipes change; the Label Scanner in the menu reads a photo of it for you.',
    faqs: ['using-the-scanner'],
  },
  'prepare-visit': {
    says: 'Bring your report, a list of your complaints (since when, how often, after what), your food diary, your medicines and supplements, allergies and earlier diagnoses. Ask which foods to leave out and for how long, what to eat in their place, when and how to bring them back, and what should be looked into by a doctor.',
    faqs: ['starting-elimination'],
  },
  help: {
    says: 'Yes, I am here. Ask me about your results (“What are my high foods?”), a food or dish (“May I eat pizza?”), ideas (“What can I cook tonight?”), complaints, or this portal (“How do I download my report?”). In an emergency call 112, 999 or 911: I cannot help in one.',
    faqs: ['using-the-assistant'],
  },
  joke: {
    says: 'Why did the tomato blush? Because it saw the salad dressing. Back to what I do better: ask me what you may eat, what to cook, or what your results show.',
    faqs: [],
  },
  insult: {
    says: 'I am sorry that this was no help. Please tell me in other words what you would like to know, best one question at a time. If an answer was wrong, say under it that it did not help: the laboratory’s team then looks at it.',
    faqs: ['contact'],
  },
  praise: {
    says: 'Thank you, that is kind. Ask me whenever you have another question.',
    faqs: [],
  },
  'own-foods-setting': {
    says: 'Open Settings and go to “Allergies and own foods”. An allergy goes on the first list there, a food that you leave out for reasons of your own on the second; in the same place you take it off again. From then on recipes leave it out, and the label scanner and “May I eat ...?” mind it. A diet, such as vegan or vegetarian, is chosen under “How I eat”. I cannot enter it for you.',
    faqs: ['diagnosed-allergy'],
  },
  language: {
    says: 'The portal and my answers are in English only; there is no setting for another language. You can ask me in German, French or Spanish too: I understand many such questions, and answer in English. Your browser can translate a page for you, and the label scanner reads labels in several languages.',
    faqs: [],
  },
  reliability: {
    says: 'The same sample measured twice can differ by about 15 % or 1.5 units, whichever is more: a smaller difference between two tests counts as none, and a value close to a limit could fall on either side of it. How well an IgG value points to a food that upsets you is another matter, and disputed: no medical guideline recommends IgG tests to diagnose an allergy or intolerance, and large allergy societies advise against it, since IgG largely follows what you eat. So your values are no diagnosis and no proof. Use them at most for a limited trial of leaving out and bringing back, together with your complaints and a professional.',
    faqs: ['what-igg-measures', 'what-the-test-does-not-show'],
  },
  alcohol: {
    says: 'About alcohol itself your test says nothing: it looks at foods. What counts is what a drink is made from: wheat or barley in beer, milk or egg in a cream liqueur, fruit and nuts in others; name the drink, and I look it up for you. Alcohol can upset stomach and sleep by itself, so in a plan it is best left out or noted in the diary. With medicines, in pregnancy or with a liver disease ask your doctor first.',
    faqs: ['eating-out'],
  },
  prick: {
    says: 'A small bruise or a sore fingertip after the prick is common and goes within a few days; keep it clean, and cool it if you like. Show it to a doctor if it goes on bleeding, gets red, hot or swollen, oozes, stays numb, or if you get a fever.',
    faqs: ['taking-the-sample'],
  },
  'igg-ige': {
    says: 'Both are antibodies. IgE carries most food allergies: they come fast, can be dangerous, and are tested by skin prick or a blood test for specific IgE. IgG, which this test measures, is made against many foods that you eat: a value, high or low, shows no allergy, no coeliac disease and no other illness.',
    faqs: ['not-an-allergy-test', 'allergy-or-intolerance'],
  },
  'two-factor': {
    says: 'You can sign in with a passkey instead of your password: your fingerprint, face or the code of your device. Open Settings, then Security Settings, and choose to add a passkey. A code from an app or by text message is not asked of clients. Keep a password that you use nowhere else.',
    faqs: ['change-password'],
  },
  'home-screen': {
    says: 'There is no app in the stores: the portal runs in your browser, and you can put it on your home screen. On an iPhone or iPad open it in Safari, choose Share, then “Add to Home Screen”. On Android open it in Chrome, choose the menu with three dots, then “Install app” or “Add to Home screen”.',
    faqs: [],
  },
  theme: {
    says: 'On a computer, the button with the moon or sun at the top changes between light and dark. On a phone, open the account menu with your initials at the top and choose “Use dark theme” or “Use light theme”.',
    faqs: [],
  },
  'sign-out': {
    says: 'Open the account menu with your initials at the top and choose “Sign Out”. What was said in this chat is gone then.',
    faqs: [],
  },
  'share-report': {
    says: 'The practitioner your report is assigned to sees it already. For anybody else, such as your doctor, open “My Report”, choose “Download My Full Report”, and print it or send the PDF yourself: the portal sends it to nobody, and what I say I cannot send either.',
    faqs: ['download-report', 'who-sees-my-data'],
  },
  cost: {
    says: 'The portal holds no prices, orders, payments or appointments. For another kit or test, what it costs, a bill or an insurance, ask your practitioner or the laboratory that sent you the kit: its address is on the kit and on your report.',
    faqs: ['contact', 'repeat-test'],
  },
  'own-recipes': {
    says: 'Choose “Recipes” in the menu: all recipes that go with your latest report, your allergies and your own choices are there, to search and filter, and you can ask for a new one. One for each day stands on your dashboard.',
    faqs: ['how-recipes-are-chosen'],
  },
  'shared-account': {
    says: 'An account is for one person alone: please do not share it or your password. Somebody else who was tested gets an account of their own from the laboratory; you can show them your PDF if you like.',
    faqs: ['who-sees-my-data'],
  },
  'no-words': {
    says: 'I find no question in that. Ask me about your results, a food, a recipe or this portal, for example “May I eat feta?”',
    faqs: [],
  },
  critics: {
    says: 'Allergy societies advise against IgG tests for finding allergies or intolerances, and they are right that IgG often only shows what you eat. That is why a result here is no diagnosis: it is a hint where to begin with leaving out and bringing back, and only that trial, with your practitioner, shows what a food does to you. If your doctor doubts it, show them this and follow their advice.',
    faqs: ['what-the-test-does-not-show', 'what-igg-measures'],
  },
  messages: {
    says: 'There is no mailbox to write to here. What I cannot answer goes to the team of the laboratory: the reply appears in this chat, and the bell at the top tells you of it. Write to your practitioner at the address that you have from them. A photo cannot be attached to a question; the scanner reads labels.',
    faqs: ['contact'],
  },
  print: {
    says: 'Your report: open “My Report”, choose “Download My Full Report” and print the PDF. A recipe, your list of foods and your plan have a print button on their own pages, or use your browser’s own “Print”.',
    faqs: ['download-report'],
  },
  greeting: {
    says: 'Hello. You can ask me about your results, a food, what to cook, your plan or this portal.',
    faqs: [],
  },
  thanks: {
    says: 'You are welcome. Ask me whenever you have another question.',
    faqs: [],
  },
  done: {
    says: 'All right. Ask me whenever you have another question.',
    faqs: [],
  },
} satisfies Record<string, { says: string; faqs: readonly string[] }>

export type PortalText = keyof typeof portalTexts
