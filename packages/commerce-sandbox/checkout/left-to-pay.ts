import type { Minor } from "../money.ts";
import { shareOut } from "../payments/order-payments.ts";
import type { PricedBasket } from "../records/baskets/priced-basket.ts";
import { readBalances } from "../records/gift-certificates/balances.ts";

export async function leftToPay(db: D1Database, { basket, total }: PricedBasket): Promise<Minor> {
	const cards = basket.document.paymentInstruments.filter((one) => one.giftCertificateCode !== undefined);
	if (cards.length === 0) return total;
	const shares = shareOut(cards, total, await readBalances(db, basket, cards));
	return shares.reduce((left, { amount }) => left - amount, total);
}
