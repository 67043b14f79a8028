import type { Subscription } from "@vetrina/commerce-sandbox/house/shoppers.ts";
import { withFacts } from "../facts.ts";
import { mapText, translateRow } from "../house-text.ts";

export const subscriptions: readonly Subscription[] = [
	{
		id: "newsletter",
		channels: ["email"],
		title: translateRow({
			ar: "النشرة البريدية",
			de: "Newsletter",
			en: "Newsletter",
			fr: "Newsletter",
			ja: "ニュースレター",
			ko: "뉴스레터",
			zh: "邮件资讯",
		}),
		subtitle: mapText(
			translateRow({
				ar: "القطع الجديدة وحكاياتها. عدد الرسائل في الشهر: نحو {newslettersPerMonth}.",
				de: "Neuheiten und ihre Geschichten, in etwa {newslettersPerMonth} E-Mails pro Monat.",
				en: "New arrivals and the stories behind them, in about {newslettersPerMonth} emails a month.",
				fr: "Les nouveautés et leur histoire, en {newslettersPerMonth} e-mails par mois environ.",
				ja: "新作とその物語を、月に{newslettersPerMonth}回ほどお届けします。",
				ko: "신상품과 그 이야기를 한 달에 {newslettersPerMonth}회 정도 보내 드립니다.",
				zh: "新品与它们的故事，每月约 {newslettersPerMonth} 封。",
			}),
			withFacts,
		),
		tags: ["homepage_banner", "registration", "user_profile", "checkout"],
	},
];
