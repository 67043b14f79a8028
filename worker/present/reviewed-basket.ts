import type { PageVisitor } from "../request/page/loader.ts";

/** Name of a cookie with the basket that was reviewed. The cookie survives a lost response and an abandoned bank page (checkout-4). */
const REVIEWED = "reviewed";
const PRODUCT = "reviewed_product";
const SECONDS = 60 * 60;

type Drafts = Pick<PageVisitor, "drafts">;
/** `wallet`: the method whose button was pressed. */
export type ProductBasket = { basketId: string; productId: string; country: string; wallet: string };

export const reviewedBasket = async ({ drafts }: Drafts): Promise<string | undefined> =>
	(await drafts.read(REVIEWED))?.values.basketId;

export const keepReviewed = ({ drafts }: Drafts, basketId: string): Promise<void> =>
	drafts.keep(REVIEWED, { values: { basketId }, faults: {} }, SECONDS);

export const dropReviewed = ({ drafts }: Drafts): void => drafts.drop(REVIEWED);

export const productBasket = async ({ drafts }: Drafts): Promise<ProductBasket | undefined> => {
	const { basketId, productId, country, wallet = "" } = (await drafts.read(PRODUCT))?.values ?? {};
	return basketId && productId && country ? { basketId, productId, country, wallet } : undefined;
};

export const keepProductBasket = ({ drafts }: Drafts, basket: ProductBasket): Promise<void> =>
	drafts.keep(PRODUCT, { values: { ...basket }, faults: {} }, SECONDS);

export const dropProductBasket = ({ drafts }: Drafts): void => drafts.drop(PRODUCT);
