import type { Method } from "./method.ts";

/** Makes the method of a wallet whose sheet opens in the page (wallets-5, wallets-6). `brand` is the same in all languages. */
export const makeSheet = (wallet: Pick<Method, "name" | "id"> & NonNullable<Method["express"]>): Method => {
	const { name, id, ...express } = wallet;
	return { name, id, pays: "all", read: () => ({ text: express.brand }), express };
};
