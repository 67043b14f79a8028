import type { SiteLocale } from "@vetrina/shop-rules/locale/site-locale.ts";
import { findById } from "../../../payments/find-method.ts";
import type { ExpressView, PayLaterView } from "../../../shared/contracts/product-option-views.ts";
import { type Payable, saysPayLater } from "../../../shared/domain/checkout/pay-later.ts";
import type { WalletOffer } from "../../platform/commerce/checkout/wallets.ts";
import type { PageContext } from "../../request/page/page-context.ts";

type Translate = PageContext["t"];

type Offers = readonly (Omit<WalletOffer, "id"> & { id: string })[];

export const payLaterOf = (offers: Offers, payable: Payable): PayLaterView | undefined => {
	const { amount, place, currency } = payable;
	const offer = offers.find(({ script, messages }) => script && saysPayLater(messages, payable));
	const wallet = findById(offer?.id)?.name;
	if (!offer?.script || !wallet || amount === null) return undefined;
	const style = offer.messages?.style;
	return {
		wallet,
		place,
		script: offer.script,
		amount,
		currency,
		...(typeof style === "object" && style ? { style: { ...style } } : {}),
	};
};

export const payBagLaterOf = (
	offers: readonly WalletOffer[],
	{ country, currency }: Pick<SiteLocale, "country" | "currency">,
): PayLaterView | undefined =>
	payLaterOf(offers, { place: "cart", country, currency, amount: offers[0]?.toPay ?? null });

export const expressOf = (offers: Offers, t: Translate, payLater?: PayLaterView): ExpressView | undefined => {
	const methods = offers.flatMap(({ id, name, script, style, opens }) => {
		const row = findById(id);
		const isHosted = row?.redirect !== undefined;
		if (!row?.express || !(script || isHosted)) return [];
		const { brand, sheetApi } = row.express;
		const label = t("buy.with", { name });
		return [{ name: row.name, id, label, brand, script, style, opens, isHosted, sheetApi }];
	});
	if (methods.length === 0 && !payLater) return undefined;
	return { title: t("buy.express"), methods, ...(payLater ? { payLater } : {}) };
};

export const scriptsOf = (offers: readonly WalletOffer[]): string[] =>
	offers.flatMap(({ script }) => script ?? []);
