import type { PageVisitor } from "../pages/page-loader.ts";

/** The basket that is being paid, in a cookie: it outlives a response that never arrived, and a bank's page that is left (checkout-4). */
const REVIEWED = "reviewed";
/** As long as an order waits for its payment. */
const SECONDS = 60 * 60;

type Drafts = Pick<PageVisitor, "drafts">;

export const reviewedBasket = async ({ drafts }: Drafts): Promise<string | undefined> =>
	(await drafts.read(REVIEWED))?.values.basketId;

export const keepReviewed = ({ drafts }: Drafts, basketId: string): Promise<void> =>
	drafts.keep(REVIEWED, { values: { basketId }, faults: {} }, SECONDS);

export const dropReviewed = ({ drafts }: Drafts): void => drafts.drop(REVIEWED);
