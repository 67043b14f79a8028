import type { RedirectNames } from "../worker/platform/commerce/checkout/wallet-documents.ts";
import { readApproval } from "../worker/platform/commerce/checkout/wallet-documents.ts";
import type { Method, PayOutcome } from "./method.ts";

type Outcome = { ok: true } | { ok: false; error: Extract<PayOutcome, { ok: false }>["error"] };

/** Returns the next step: the review if gift cards pay everything, because nothing is left to confirm (wallets-13). */
const toOutcome = (outcome: Outcome, next: "review" | "wallet"): PayOutcome => {
	if (outcome.ok) return { ok: true, next };
	return outcome.error === "nothingToPay" ? { ok: true, next: "review" } : outcome;
};

/** Makes a method that the buyer confirms on the method's own page before the review (wallets-3). `brand` is the same in all languages. */
export const makeRedirect = ({
	name,
	brand,
	names,
	express,
}: {
	name: string;
	brand: string;
	names: RedirectNames;
	express?: Omit<NonNullable<Method["express"]>, "brand">;
}): Method => ({
	name,
	id: names.id,
	pays: "all",
	redirect: names,
	express: { ...express, brand },
	read: ({ fields }) => ({ text: brand, payer: readApproval(fields, names).payer }),
	check({ fields }, toPay) {
		const { payer, approvedTotal } = readApproval(fields, names);
		if (approvedTotal !== undefined && toPay > approvedTotal) return "outgrown";
		return payer ? "ready" : "waiting";
	},
	offer: ({ name: title, description, expressButtons }, { cx: { t } }) =>
		expressButtons?.checkout === true
			? undefined
			: { title, description, go: t("buy.continueTo", { name: title }) },
	acts: {
		use: async ({ visitor }, { from, basketId }) =>
			toOutcome(await visitor.wallets.ask(names, { withAddress: from !== "checkout", basketId }), "wallet"),
	},
	back: {
		readToken: (query) => (query.get("wallet") === names.id ? query.get("token") : null),
		take: async ({ wallets }, token) => toOutcome(await wallets.complete(names, token), "review"),
	},
});
