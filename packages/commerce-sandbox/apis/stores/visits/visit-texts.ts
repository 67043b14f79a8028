import type { Language } from "../../../languages.ts";

/** What the cloud writes of reservations and appointments; `{store}`, `{product}`, `{time}` and `{address}` are filled in. */
type Words = { subject: string; text: string };
type VisitTexts = {
	reserved: Words;
	booked: Words;
	confirmReserved: string;
	confirmBooked: string;
	view: string;
	/** The link to what was agreed, where it can be given up as well. */
	see: { reserved: string; booked: string };
};

export const visitTexts: Record<Language, VisitTexts> = {
	en: {
		reserved: {
			subject: "Reserved for you: {product}",
			text: "{product} is waiting for you at {store}, {address}, until {time}. Simply give your name when you come in.",
		},
		booked: {
			subject: "Your appointment at {store}",
			text: "We look forward to welcoming you on {time} at {store}, {address}. Should your plans change, you can cancel by the link below.",
		},
		confirmReserved: "{product} is reserved for you at {store} until {time}.",
		confirmBooked: "Your appointment at {store} is confirmed for {time}.",
		view: "View the boutique",
		see: { reserved: "See or release your reservation", booked: "See or cancel your appointment" },
	},
	de: {
		reserved: {
			subject: "Für Sie reserviert: {product}",
			text: "{product} liegt bis {time} für Sie bereit: {store}, {address}. Nennen Sie bei Ihrem Besuch einfach Ihren Namen.",
		},
		booked: {
			subject: "Ihr Termin: {store}",
			text: "Wir freuen uns, Sie am {time} zu begrüßen: {store}, {address}. Sollten sich Ihre Pläne ändern, können Sie über den Link unten absagen.",
		},
		confirmReserved: "{product} ist bis {time} für Sie reserviert: {store}.",
		confirmBooked: "Ihr Termin am {time} ist bestätigt: {store}.",
		view: "Boutique ansehen",
		see: { reserved: "Reservierung ansehen oder freigeben", booked: "Termin ansehen oder absagen" },
	},
	fr: {
		reserved: {
			subject: "Réservé pour vous\u00a0: {product}",
			text: "{product} vous attend chez {store}, {address}, jusqu’au {time}. Il vous suffira de donner votre nom à votre arrivée.",
		},
		booked: {
			subject: "Votre rendez-vous chez {store}",
			text: "Nous serons heureux de vous accueillir le {time} chez {store}, {address}. Si vos projets changent, le lien ci-dessous vous permet d’annuler.",
		},
		confirmReserved: "{product} est réservé pour vous chez {store} jusqu’au {time}.",
		confirmBooked: "Votre rendez-vous chez {store} est confirmé pour le {time}.",
		view: "Voir la boutique",
		see: { reserved: "Voir ou annuler votre réservation", booked: "Voir ou annuler votre rendez-vous" },
	},
	ar: {
		reserved: {
			subject: "محجوز لكم: {product}",
			text: "القطعة {product} بانتظاركم في {store}، {address}، حتى {time}. يكفي ذكر اسمكم عند وصولكم.",
		},
		booked: {
			subject: "موعدكم في {store}",
			text: "يسعدنا استقبالكم في {time} في {store}، {address}. إذا تغيّرت خططكم، يُمكنكم الإلغاء عبر الرابط أدناه.",
		},
		confirmReserved: "القطعة {product} محجوزة لكم في {store} حتى {time}.",
		confirmBooked: "تم تأكيد موعدكم في {store} في {time}.",
		view: "عرض البوتيك",
		see: { reserved: "عرض الحجز أو إلغاؤه", booked: "عرض الموعد أو إلغاؤه" },
	},
	ja: {
		reserved: {
			subject: "商品をお取り置きいたしました：{product}",
			text: "{product}を{store}（{address}）にて{time}までお取り置きしております。ご来店の際にお名前をお伝えください。",
		},
		booked: {
			subject: "ご来店のご予約：{store}",
			text: "{time}、{store}（{address}）にてお待ちしております。ご都合が変わられた場合は、下のリンクから取り消していただけます。",
		},
		confirmReserved: "{product}を{store}にて{time}までお取り置きしております。",
		confirmBooked: "{store}のご予約（{time}）を承りました。",
		view: "ブティックを見る",
		see: { reserved: "お取り置きの確認・取り消し", booked: "ご予約の確認・取り消し" },
	},
	ko: {
		reserved: {
			subject: "상품이 예약되었습니다: {product}",
			text: "예약하신 상품: {product}. {store}({address})에서 {time}까지 보관해 드립니다. 방문하셔서 성함을 말씀해 주세요.",
		},
		booked: {
			subject: "방문 예약 안내: {store}",
			text: "예약 시간: {time}. {store}({address})에서 뵙겠습니다. 일정이 바뀌면 아래 링크에서 취소하실 수 있습니다.",
		},
		confirmReserved: "예약이 완료되었습니다: {product}, {store}, {time}까지.",
		confirmBooked: "방문 예약이 완료되었습니다: {store}, {time}.",
		view: "부티크 보기",
		see: { reserved: "예약 확인 또는 취소", booked: "방문 예약 확인 또는 취소" },
	},
	zh: {
		reserved: {
			subject: "已为您预留：{product}",
			text: "{product} 已在 {store}（{address}）为您预留至 {time}。到店时告知您的姓名即可。",
		},
		booked: {
			subject: "您在 {store} 的预约",
			text: "我们期待 {time} 在 {store}（{address}）与您相见。如计划有变，可通过下方链接取消。",
		},
		confirmReserved: "{product} 已在 {store} 为您预留至 {time}。",
		confirmBooked: "您在 {store} 的预约已确认：{time}。",
		view: "查看精品店",
		see: { reserved: "查看或取消预留", booked: "查看或取消预约" },
	},
};
