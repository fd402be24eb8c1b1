import { numbers, type OtherCards } from './emergency-numbers'

const call = `Rufen Sie jetzt den Notruf an (${numbers.de})`

/** German cards, compared word by word with `emergency-texts.ts`. */
export const german: OtherCards = {
  crisis:
    'Sie müssen das nicht allein durchstehen. Es ist gut, dass Sie es aufgeschrieben haben, und was Sie fühlen, ist wichtiger als jedes Ergebnis ' +
    'und jede Diät. Bitte sprechen Sie jetzt mit jemandem, mit einem Menschen in Ihrer Nähe oder mit einem Krisentelefon, kostenlos zu jeder ' +
    'Stunde: 0800 1110111 (Telefonseelsorge) in Deutschland, 116 123 (Samaritans) im Vereinigten Königreich und in Irland, 3114 in Frankreich, 024 ' +
    'in Spanien, 988 in den USA. Wenn Sie oder jemand anders jetzt in Gefahr ist, rufen Sie den Notruf an ' +
    `(${numbers.de}), gehen Sie weg von allem, was Sie verletzen könnte, und bleiben Sie bei jemandem.`,
  unclear:
    `Das kann ein Notfall sein. ${call} und sagen Sie, was Sie mir gesagt haben. Bleiben Sie nicht allein und lassen Sie niemanden allein, fahren ` +
    'Sie nicht selbst, und essen und trinken Sie nichts, bis jemand Sie gesehen hat. Wer einer Ohnmacht nahe ist, legt sich hin; wer schwer atmet, ' +
    'setzt sich auf. Ein Adrenalin-Autoinjektor ist nur für eine allergische Reaktion. Wenn jemand nicht reagiert, aber atmet, legen Sie ihn auf die ' +
    'Seite; wenn er nicht normal atmet, beginnen Sie mit der Herzdruckmassage. Ich kann in einem Notfall nicht helfen.',
  heart:
    `Rufen Sie jetzt den Notruf an: Das können Zeichen eines Herzinfarkts sein (${numbers.de}). Tun Sie es auch, wenn sie kommen und gehen; suchen ` +
    'Sie die Ursache nicht im Essen, und fahren Sie nicht selbst. Bis Hilfe da ist: Setzen Sie sich oder legen Sie sich halb aufgerichtet hin und ruhen ' +
    'Sie, lockern Sie enge Kleidung, bleiben Sie nicht allein, und essen und trinken Sie nichts. Wenn jemand nicht reagiert und nicht normal atmet, ' +
    'beginnen Sie mit der Herzdruckmassage.',
  brain:
    `${call}: Plötzliche Kopfschmerzen wie nie zuvor, ein steifer Nacken mit Fieber oder Kopfschmerzen oder plötzliche Verwirrtheit können eine ` +
    'Blutung oder eine Infektion im Gehirn sein oder eine andere Krankheit, die nicht warten kann. Legen Sie sich an einem ruhigen Ort hin, bleiben Sie ' +
    'nicht allein, fahren Sie nicht, und essen und trinken Sie nichts. Wer schläfrig ist, liegt auf der Seite. Suchen Sie die Ursache nicht im Essen.',
  belly:
    `Rufen Sie jetzt den Notruf an oder gehen Sie in die Notaufnahme (${numbers.de}): Starke Bauchschmerzen mit Fieber oder ein brettharter Bauch ` +
    'müssen vielleicht operiert werden. Bleiben Sie nicht allein, fahren Sie nicht selbst, liegen Sie so, wie es am wenigsten wehtut, essen und trinken ' +
    'Sie nichts, und nehmen Sie kein Abführmittel. Kein Wert eines Lebensmittels erklärt es.',
  dry:
    `${call}: Ein Baby, das nicht trinkt, schlaff ist oder seit Stunden keine nasse Windel hatte, oder wer ausgetrocknet oder verwirrt ist oder kaum ` +
    'noch Urin lässt, kann nicht warten. Bis Hilfe da ist, geben Sie kleine Schlucke, am besten einer Elektrolytlösung zum Trinken (einem Baby die Brust ' +
    'oder seine gewohnte Milch), nur wenn die Person wach ist und schlucken kann. Lassen Sie sie nicht allein.',
  fit:
    `${call}. Merken Sie sich, wann der Anfall begann. Räumen Sie weg, was verletzen könnte, legen Sie etwas Weiches unter den Kopf, halten Sie ` +
    'niemanden fest und stecken Sie nichts in den Mund. Wenn er vorbei ist, legen Sie die Person auf die Seite und bleiben Sie, bis sie ganz wach ist; ' +
    'wenn sie nicht normal atmet, beginnen Sie mit der Herzdruckmassage. Geben Sie nichts zu essen oder zu trinken. Wenn Sie selbst den Anfall hatten, ' +
    'bleiben Sie nicht allein und fahren Sie nicht.',
  headInjury:
    `${call}: Erbrechen, Schläfrigkeit, Verwirrtheit, Schwindel, Doppeltsehen oder starke Kopfschmerzen nach einem Schlag auf den Kopf können eine ` +
    'Blutung im Kopf sein. Halten Sie still und bleiben Sie nicht allein; bewegen Sie den Hals nicht, wenn er wehtut. Drücken Sie sanft ein sauberes Tuch ' +
    'auf eine Wunde. Wer schläfrig ist und erbricht, liegt auf der Seite. Kein Essen, kein Trinken, kein Aspirin oder Ibuprofen; fahren Sie nicht.',
  wound:
    `${call}, wenn eine Blutung nicht aufhört. Drücken Sie mit einem sauberen Tuch fest darauf, ohne loszulassen, legen Sie ein zweites darüber, ` +
    'wenn es durchblutet, und lassen Sie stecken, was in der Wunde steckt. Heben Sie Arm oder Bein hoch, wenn es geht, legen Sie sich hin, halten Sie sich ' +
    'warm, und bleiben Sie nicht allein. Bei Nasenbluten: nach vorn beugen und den weichen Teil zehn bis fünfzehn Minuten zudrücken.',
  burn:
    'Kühlen Sie die Verbrennung sofort 20 Minuten unter fließendem kühlem Wasser; kein Eis, keine Creme, keine Butter, kein Öl. Legen Sie Ringe und ' +
    'Kleidung in der Nähe ab, aber nichts, was festklebt. Decken Sie sie locker mit Frischhaltefolie oder einem sauberen Tuch ab, öffnen Sie keine Blasen, ' +
    `und halten Sie den übrigen Körper warm. ${call}, wenn sie größer als die Hand, tief, weiß oder verkohlt ist, im Gesicht, an Händen, Füßen oder ` +
    'Genitalien oder bei einem Kind oder einem alten Menschen; lassen Sie jede andere Verbrennung mit Blasen heute ansehen.',
  heat:
    `${call}: Ein Hitzschlag kann nicht warten. Gehen oder tragen Sie in den Schatten, legen Sie sich oder die Person hin, ziehen Sie überflüssige ` +
    'Kleidung aus und kühlen Sie mit nassen Tüchern, kühlem Wasser und Luft, vor allem Hals, Achseln und Leisten. Kühles Wasser in Schlucken nur, wenn die ' +
    'Person ganz wach ist. Wer schläfrig ist, liegt auf der Seite. Bleiben Sie nicht allein und lassen Sie niemanden allein.',
  choking:
    `${call}, oder lassen Sie jemanden anrufen. Solange kräftig gehustet wird, weiter husten. Wenn Husten, Sprechen oder Atmen nicht mehr geht: bis zu ` +
    'fünf Schläge zwischen die Schulterblätter, dann bis zu fünf schnelle Stöße nach innen und oben oberhalb des Nabels, und abwechselnd weiter. Bei einem ' +
    'Baby unter einem Jahr: mit dem Gesicht nach unten auf Ihrem Arm, fünf Schläge auf den Rücken, dann fünf Stöße mit zwei Fingern auf die Brust, nie auf ' +
    'den Bauch. Allein stoßen Sie den Bauch auf eine Stuhllehne. Wenn jemand nicht mehr reagiert, beginnen Sie mit der Herzdruckmassage. Kommen nach dem ' +
    'Essen auch Schwellung oder Ausschlag dazu, benutzen Sie einen Adrenalin-Autoinjektor, wenn einer verschrieben wurde.',
  sugar:
    'Ein zu niedriger Blutzucker kann nicht warten. Wer wach ist und schlucken kann, nimmt jetzt schnellen Zucker: ein Glas Saft oder ein gezuckertes ' +
    'Getränk (kein Light-Getränk), vier bis fünf Traubenzuckertabletten oder drei Teelöffel Zucker, was auch immer Ihr Test dafür zeigt, aber nichts, ' +
    'worauf Sie allergisch sind. Messen Sie nach 15 Minuten noch einmal und wiederholen Sie es, wenn er noch zu niedrig ist, dann essen Sie etwas Brot, ' +
    'Cracker oder Reis. Wenn jemand verwirrt oder schläfrig ist, nicht schlucken kann, krampft oder nicht aufwacht: Geben Sie nichts in den Mund, ' +
    `benutzen Sie Glukagon, wenn es da ist, und rufen Sie jetzt den Notruf an (${numbers.de}).`,
  asthma:
    `${call}, wenn das Notfallspray nicht hilft oder nicht da ist, das Sprechen schwerfällt, die Lippen blau werden oder es schlimmer wird. Setzen Sie ` +
    'sich aufrecht hin und bleiben Sie ruhig; nehmen Sie das blaue Spray, wie Ihr Asthmaplan es sagt (oft alle 30 bis 60 Sekunden ein Hub, bis zu zehn). ' +
    'Wenn es nach dem Essen kam, mit Quaddeln, Schwellung oder Erbrechen, kann es eine allergische Reaktion sein: Benutzen Sie zuerst einen ' +
    'Adrenalin-Autoinjektor, wenn einer verschrieben wurde. Legen Sie sich nicht hin, und bleiben Sie nicht allein.',
  driesOut:
    'Bitte holen Sie heute ärztliche Hilfe: eine Praxis oder den Bereitschaftsdienst (116117 in Deutschland, NHS 111 im Vereinigten Königreich), sofort ' +
    'bei einem Baby, einem kleinen Kind, alten Menschen, in der Schwangerschaft oder bei Diabetes. Bis dahin kleine Schlucke, alle paar Minuten einen ' +
    `Löffel, am besten eine Elektrolytlösung; vorerst nichts essen. Rufen Sie den Notruf an (${numbers.de}) bei großer Schwäche, Verwirrtheit, Ohnmacht, ` +
    'Blut oder Kaffeesatz im Erbrochenen, kaum Urin, steifem Nacken oder sehr starken Schmerzen, oder wenn es bald nach einem Lebensmittel mit Quaddeln, ' +
    'Schwellung oder Atemnot begann. Ihre Werte zeigen die Ursache nicht.',
  bleeding:
    `Rufen Sie jetzt den Notruf an oder gehen Sie in die Notaufnahme (${numbers.de}): Blut, das erbrochen oder gehustet wird, viel Blut im Stuhl oder ` +
    'schwarzer Stuhl können eine Blutung im Körper sein. Fahren Sie nicht selbst, bleiben Sie nicht allein, setzen oder legen Sie sich hin, und essen und ' +
    'trinken Sie nichts, bis jemand Sie gesehen hat. Nehmen Sie eine Liste Ihrer Medikamente mit, vor allem Blutverdünner und Schmerzmittel. Kein Wert ' +
    'eines Lebensmittels erklärt es.',
  eat: 'Lassen Sie keine weiteren Lebensmittel weg, bis eine Ärztin oder ein Arzt Sie gesehen hat: Nur worauf Sie allergisch sind, bleibt weg.',
}
