import { findVariantLanguage } from "../locale/fallback.ts";
import type { LanguageCode } from "../locale/languages.ts";
import { respell } from "../locale/spelling.ts";

type Words = {
	subject: string;
	greeting: string;
	gift: string;
	code: string;
	use: string;
	shop: string;
	balance: string;
};

async function readWords(code: LanguageCode): Promise<Words> {
	const language = findVariantLanguage(code);
	if (!language) return readFile(code);
	const own = readFile(code).catch(() => ({}));
	return { ...respell(await readFile(language), code), ...(await own) };
}

const readFile = async (code: LanguageCode): Promise<Words> =>
	(await import(`./mail-texts/${code}.json`, { with: { type: "json" } })).default;

export type GiftCardMail = {
	subject: string;
	message: string;
	lines: { greeting: string; gift: string; code: string; use: string };
	links: { shop: string; balance: string };
};

type Filling = {
	house: string;
	recipient: string;
	sender: string;
	amount: string;
	code: string;
	message: string;
};

export async function giftCardMail(
	code: LanguageCode,
	{ message, ...values }: Filling,
): Promise<GiftCardMail> {
	const words = await readWords(code);
	const fill = (text: string) =>
		text.replace(
			/\{(\w+)\}/g,
			(placeholder, name: string) => values[name as keyof typeof values] ?? placeholder,
		);
	return {
		subject: fill(words.subject),
		message,
		lines: {
			greeting: fill(words.greeting),
			gift: fill(words.gift),
			code: fill(words.code),
			use: fill(words.use),
		},
		links: { shop: words.shop, balance: words.balance },
	};
}
