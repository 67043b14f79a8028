import type { SampleText } from "./sample-goods.ts";

type Words = { title: SampleText; text: SampleText };
export type LegalWords = Record<"privacy" | "terms" | "imprint" | "withdrawal", Words>;

/** Documents of a new house, as lines of rich text. `{company}`, `{email}` and `{days}` are what its owner says. */
export const LEGAL_WORDS: LegalWords = {
	privacy: {
		title: { en: "Privacy policy", de: "Datenschutzerklärung", fr: "Vie privée", it: "Informativa privacy" },
		text: {
			en: "{company} is responsible for the data that this shop collects.\n# Purposes\n- Orders: contact, address, items and payment, to fulfil the contract and keep the books.\n- Account and wishlist: as long as the account is there.\n- Statistics and advertising: after you agree, until you change your mind.\n# Recipients\nCarriers, payment providers and those who run this shop on our behalf.\n# Questions and complaints\nAsk {email} to show, correct or erase your data. You may also complain to the authority for data protection where you live.",
			de: "Für die Daten, die dieser Shop erhebt, ist {company} verantwortlich.\n# Zwecke\n- Bestellungen: Kontakt, Adresse, Waren und Zahlung, um den Vertrag zu erfüllen und die Bücher zu führen.\n- Konto und Merkliste: solange das Konto besteht.\n- Statistik und Werbung: nach Ihrer Zustimmung, bis Sie es sich anders überlegen.\n# Empfänger\nZusteller, Zahlungsanbieter und alle, die diesen Shop in unserem Auftrag betreiben.\n# Fragen und Beschwerden\nUnter {email} erhalten Sie Auskunft, Berichtigung und Löschung. Beschweren können Sie sich auch bei der Datenschutzbehörde Ihres Wohnorts.",
			fr: "{company} est responsable des données que cette boutique collecte.\n# Finalités\n- Commandes : contact, adresse, produits et règlement, pour exécuter le contrat et tenir les comptes.\n- Compte et liste d’envies : tant que le compte existe.\n- Statistiques et publicité : après votre accord, jusqu’à ce que vous changiez d’avis.\n# Destinataires\nTransporteurs, prestataires de paiement et ceux qui exploitent cette boutique pour nous.\n# Questions et plaintes\nDemandez à {email} l’accès, la rectification ou l’effacement. Vous pouvez aussi vous plaindre auprès de l’autorité de protection des données de votre lieu de vie.",
			it: "{company} è responsabile dei dati raccolti da questo shop.\n# Finalità\n- Ordini: contatto, indirizzo, prodotti e pagamento, per eseguire il contratto e tenere la contabilità.\n- Account e lista dei desideri: finché l’account esiste.\n- Statistiche e pubblicità: dopo il suo consenso, finché non cambia idea.\n# Destinatari\nCorrieri, fornitori di pagamento e chi gestisce lo shop per nostro conto.\n# Domande e reclami\nChieda a {email} accesso, rettifica o cancellazione. Può anche rivolgersi all’autorità per la protezione dei dati del luogo in cui vive.",
		},
	},
	terms: {
		title: {
			en: "Terms and conditions",
			de: "Geschäftsbedingungen",
			fr: "Conditions générales",
			it: "Condizioni generali",
		},
		text: {
			en: "The seller is {company}.\n# Contract\nThe button at the end of checkout sends a binding order. The contract begins with our mail that confirms it.\n# Price and delivery\nPrices contain the tax that is due. What delivery costs, and when it arrives, stands at checkout before you order.\n# If something is wrong\nThe rights that the law gives you for faulty goods apply. Write to {email}.",
			de: "Verkäufer ist {company}.\n# Vertrag\nDie Schaltfläche am Ende der Kasse sendet eine verbindliche Bestellung. Der Vertrag beginnt mit unserer Mail, die sie bestätigt.\n# Preis und Lieferung\nDie Preise enthalten die anfallende Steuer. Kosten und Zeit der Lieferung stehen an der Kasse, bevor Sie bestellen.\n# Wenn etwas nicht stimmt\nEs gelten die gesetzlichen Rechte bei Mängeln. Schreiben Sie an {email}.",
			fr: "Le vendeur est {company}.\n# Contrat\nLe bouton à la fin de la commande envoie une commande ferme. Le contrat commence par notre message qui la confirme.\n# Prix et livraison\nLes prix contiennent la taxe due. Coût et date de livraison figurent avant la commande.\n# En cas de problème\nLes droits légaux en cas de défaut s’appliquent. Écrivez à {email}.",
			it: "Il venditore è {company}.\n# Contratto\nIl pulsante alla fine della cassa invia un ordine vincolante. Il contratto inizia con la nostra e-mail che lo conferma.\n# Prezzo e consegna\nI prezzi contengono l’imposta dovuta. Costo e data della consegna sono indicati alla cassa prima dell’ordine.\n# Se qualcosa non va\nValgono i diritti di legge in caso di difetti. Scriva a {email}.",
		},
	},
	imprint: {
		title: {
			en: "Company details",
			de: "Anbieterkennzeichnung",
			fr: "Éditeur du site",
			it: "Dati societari",
		},
		text: {
			en: "{company}\n{email}\n# To be completed\nEntry in the register, tax number, representatives and supervision, as the law of each country asks.",
			de: "{company}\n{email}\n# Zu ergänzen\nRegistereintrag, Steuernummer, Vertretung und Aufsicht, wie es das Recht jedes Landes verlangt.",
			fr: "{company}\n{email}\n# À compléter\nImmatriculation, numéro fiscal, représentants et contrôle, selon le droit de chaque pays.",
			it: "{company}\n{email}\n# Da completare\nIscrizione nel registro, partita IVA, rappresentanti e vigilanza, secondo la legge di ogni Paese.",
		},
	},
	withdrawal: {
		title: {
			en: "Right to withdraw",
			de: "Widerrufsbelehrung",
			fr: "Droit de retour",
			it: "Diritto di ripensamento",
		},
		text: {
			en: "You may withdraw from a purchase within {days} days of receiving the goods, without a reason.\n# How\nUse the button on the page of your order, or tell {company} at {email} in plain words.\n# Then\nSend the goods back within {days} days. We pay back the price and the usual delivery, by the means with which you paid.\n# Form\nTo {company}, {email}: I withdraw from the purchase of … ordered on … received on …. Name, address, date.",
			de: "Sie können einen Kauf innerhalb von {days} Tagen nach Erhalt der Ware ohne Begründung widerrufen.\n# Wie\nNutzen Sie die Schaltfläche auf der Seite Ihrer Bestellung, oder sagen Sie es {company} unter {email} mit eindeutigen Worten.\n# Danach\nSenden Sie die Ware innerhalb von {days} Tagen zurück. Wir erstatten Preis und übliche Lieferung auf dem Weg, auf dem Sie bezahlt haben.\n# Formular\nAn {company}, {email}: Ich widerrufe den Kauf von …, bestellt am …, erhalten am …. Name, Anschrift, Datum.",
			fr: "Vous pouvez revenir sur un achat dans les {days} jours suivant la réception, sans motif.\n# Comment\nUtilisez le bouton de la page de votre commande, ou dites-le clairement à {company} : {email}.\n# Ensuite\nRenvoyez les produits dans les {days} jours. Nous remboursons le prix et la livraison habituelle par le moyen utilisé.\n# Formulaire\nÀ {company}, {email} : je reviens sur l’achat de … commandé le … reçu le …. Nom, adresse, date.",
			it: "Può ripensarci entro {days} giorni dal ricevimento dei prodotti, senza motivo.\n# Come\nUsi il pulsante nella pagina dell’ordine, oppure lo dica chiaramente a {company}: {email}.\n# Dopo\nRispedisca i prodotti entro {days} giorni. Rimborsiamo prezzo e consegna abituale con il mezzo usato.\n# Modulo\nA {company}, {email}: recedo dall’acquisto di … ordinato il … ricevuto il …. Nome, indirizzo, data.",
		},
	},
};
