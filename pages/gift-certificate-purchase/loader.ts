import { dispatchDays, type GiftCardFault, readGiftCard } from "@vetrina/shop-rules/gift-cards/gift-card.ts";
import { giftCardMail } from "@vetrina/shop-rules/gift-cards/gift-card-mail.ts";
import { formatPrice } from "@vetrina/shop-rules/price/price.ts";
import { isolatePrice } from "@vetrina/shop-rules/price/price-range.ts";
import { readTextCode } from "../../shared/i18n/all-texts.ts";
import { PRIVATE } from "../../worker/cache/policies.ts";
import { dateInWords } from "../../worker/present/days.ts";
import { buildHead } from "../../worker/present/head.ts";
import type { LoadPrivate } from "../../worker/request/page/loader.ts";
import type { PageContext } from "../../worker/request/page/page-context.ts";
import type { GiftCertificatePurchaseData } from "./contract.ts";
import { GIFT_CARD_PURCHASE, readLimits } from "./gift-card-draft.ts";

const ERRORS = ["unavailable", "tooMany"] as const;
const HIDDEN_CODE = "•••• •••• •••• ••••";
const ITEM = /^[\w-]{1,64}$/;

type Values = GiftCertificatePurchaseData["values"];

export const loadGiftCertificatePurchase: LoadPrivate = async (cx, { drafts, baskets }) => {
	const { paths, search, settings, t } = cx;
	const limits = readLimits(cx);
	if (!limits) return null;
	const item = ITEM.test(search.get("item") ?? "") ? (search.get("item") ?? "") : undefined;
	const [draft, inBag] = await Promise.all([
		drafts.read(GIFT_CARD_PURCHASE),
		item ? baskets.get().then((basket) => basket?.giftCards.find(({ id }) => id === item)) : undefined,
	]);
	if (item && !inBag) return { redirect: paths.cart(), status: 302 };
	const { terms, preview, ...typed } = draft?.values ?? {};
	const values: Values = draft
		? typed
		: inBag
			? { ...inBag, amount: "", otherAmount: String(inBag.amount) }
			: { amount: String(limits.suggested[1] ?? limits.suggested[0] ?? "other") };
	const money = (value: number) => isolatePrice(formatPrice(value, cx.prices.rules, cx.prices.type));
	const design = limits.designs.find((one) => one === values.design) ?? limits.designs[0];
	const typedAmount = Number(values.otherAmount);
	const offeredAmount = limits.suggested.includes(typedAmount) ? String(typedAmount) : undefined;
	const chosenAmount = values.amount || offeredAmount || "other";
	const data: GiftCertificatePurchaseData = {
		href: paths.at("giftCertificatePurchase"),
		balanceHref: paths.at("giftCertificate"),
		designs: (settings.giftCards?.designs ?? []).map(({ id, name, src }, index) => ({
			id,
			name: name ?? cx.t("giftCard.designNumber", { number: index + 1 }),
			src,
			isChosen: id === design,
		})),
		amounts: limits.suggested.map((value) => ({
			value: String(value),
			text: money(value),
			isChosen: String(value) === chosenAmount,
		})),
		limits: { least: money(limits.least), most: money(limits.most) },
		values: {
			...values,
			amount: chosenAmount,
			otherAmount: chosenAmount === "other" ? values.otherAmount : "",
		},
		faults: Object.fromEntries(
			Object.entries(draft?.faults ?? {}).map(([name, [fault]]) => [name, fault as GiftCardFault]),
		),
		hasAgreed: terms === "1",
		days: dispatchDays(limits.today),
		itemId: item,
		error: ERRORS.find((one) => one === search.get("error")),
		preview: preview ? await createPreview(values, cx) : undefined,
	};
	const title = t("giftCard.buy");
	return {
		page: {
			kind: "gift-certificate-purchase",
			data,
			status: data.error === "unavailable" ? 503 : 200,
			cache: PRIVATE,
			head: buildHead(cx, { title, description: t("giftCard.buyHint"), robots: "noindex, follow" }),
		},
	};
};

const createPreview = async (
	values: Values,
	cx: PageContext,
): Promise<GiftCertificatePurchaseData["preview"]> => {
	const { settings, locale, shell, prices, t } = cx;
	const limits = readLimits(cx);
	const result = limits && readGiftCard(values, true, limits);
	if (!result || "faults" in result) return undefined;
	const { ok: giftCard } = result;
	const mail = await giftCardMail(readTextCode(locale), {
		house: shell.siteName,
		recipient: giftCard.recipientName,
		sender: giftCard.senderName,
		amount: isolatePrice(formatPrice(giftCard.amount, prices.rules, prices.type)),
		code: HIDDEN_CODE,
		message: giftCard.message,
	});
	const { greeting, gift, code, use } = mail.lines;
	const day = dateInWords(giftCard.date, cx);
	return {
		src: settings.giftCards?.designs.find(({ id }) => id === giftCard.design)?.src ?? "",
		subject: mail.subject,
		lines: [greeting, gift, ...(mail.message ? [mail.message] : []), code, use],
		day: day ? t("giftCardLine.sentOn", { date: day }) : t("giftCardLine.sentAtOnce"),
	};
};
