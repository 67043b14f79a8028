import { expect, test } from "vitest";
import { readPromotion } from "./promotion.ts";

// proves event-31
test.each([
	["/women?HP_BAN=ss27_coats_hero-1", { id: "ss27", name: "coats", position: "hero-1" }],
	["/women?srule=new&HP_BAN=ss27_new_coats_2#top", { id: "ss27", name: "new_coats", position: "2" }],
	[
		"https://shop.example/?HP_BAN=ss27_Neue%20M%C3%A4ntel_1",
		{ id: "ss27", name: "Neue Mäntel", position: "1" },
	],
	["/women?HP_BAN=ss27", { id: "ss27", name: "", position: "" }],
	["/women?HP_BAN=", undefined],
	["/women#HP_BAN=a_b_c", undefined],
	["/women", undefined],
])("%s is the link of %j", (href, promotion) => expect(readPromotion(href)).toEqual(promotion));
