import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "../locale/languages.ts";
import { LANGUAGES } from "../locale/site-locale.ts";
import { giftCardMail } from "./gift-card-mail.ts";

const filling = {
	house: "Vetrina",
	recipient: "Ada",
	sender: "Grace",
	amount: "€ 100",
	code: "GIFT-1",
	message: "For you",
};

// proves gifts-3
test.each(languageCodes)("the mail in %s names giver and gift, and leaves no placeholder", async (code) => {
	const { subject, lines, links, message } = await giftCardMail(code, filling);
	const texts = [subject, ...Object.values(lines), ...Object.values(links)];
	expect(texts.filter((text) => /[{}]/.test(text) || text.trim() === "")).toEqual([]);
	expect(subject).toContain("Grace");
	expect(lines.greeting).toContain("Ada");
	for (const value of ["Grace", "Vetrina", "€ 100"]) expect(lines.gift).toContain(value);
	expect(lines.code).toContain("GIFT-1");
	expect(message).toBe("For you");
});

test("each language has a file of texts, and a variant may have one", () => {
	const files = readdirSync(new URL("mail-texts/", import.meta.url)).map((file) => file.replace(".json", ""));
	expect(files).toEqual(expect.arrayContaining(LANGUAGES));
	expect(languageCodes).toEqual(expect.arrayContaining(files));
});
