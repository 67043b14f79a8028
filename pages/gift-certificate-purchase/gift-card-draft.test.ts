import { dispatchDays, readGiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { expect, test } from "vitest";
import { toSiteSettings } from "../../worker/platform/site-settings.ts";
import { readLimits } from "./gift-card-draft.ts";

const amounts = { least: 10, most: 2000, suggested: [50, 100] };
const settings = toSiteSettings({
	giftCards: { amounts: { USD: amounts, JPY: amounts }, designs: [{ id: "gifts", src: "/gifts.jpg" }] },
});
const at = (iso: string, country: string, currency: string, timeZone: string) => {
	const limits = readLimits({
		settings,
		locale: { siteId: "s", country, language: "en", currency, prefix: "" },
		now: new Date(iso),
		timeZone,
	});
	if (!limits) throw new Error("no gift cards");
	return limits;
};
const typed = {
	design: "gifts",
	amount: "50",
	recipientName: "Bea",
	recipientEmail: "bea@vetrina.example",
	senderName: "Anna",
	message: "",
};

// proves gifts-2, locale-16
test.each([
	[
		"20:04 in New York",
		at("2026-11-29T01:04:00Z", "US", "USD", "America/New_York"),
		"2026-11-28",
		"2026-11-27",
		"2026-11-29",
	],
	[
		"01:30 in Tokyo",
		at("2026-11-28T16:30:00Z", "JP", "JPY", "Asia/Tokyo"),
		"2026-11-29",
		"2026-11-28",
		"2026-11-30",
	],
])(
	"a gift card bought at %s is sent today at the earliest, by the shop's clock",
	(_, limits, today, yesterday, tomorrow) => {
		expect(dispatchDays(limits.today).first).toBe(today);
		expect(readGiftCard({ ...typed, date: today }, true, limits)).not.toHaveProperty("ok.date");
		expect(readGiftCard({ ...typed, date: tomorrow }, true, limits)).toHaveProperty("ok.date", tomorrow);
		expect(readGiftCard({ ...typed, date: yesterday }, true, limits)).toEqual({ faults: { date: "date" } });
	},
);
