/** The wallets that have a button, by the platform's ids of their payment methods, in the order of the buttons. */
export const WALLETS = ["DW_APPLE_PAY", "apmgw_GooglePay", "PAYPAL", "AMAZON_PAY_V2"] as const;
export type WalletId = (typeof WALLETS)[number];
export const isWallet = (id: unknown): id is WalletId => WALLETS.some((one) => one === id);

export type WalletPlace = "product" | "minicart" | "cart" | "checkout";

type Settings = Readonly<Record<string, unknown>>;

/** A payment method with its custom fields read; one that has no button has no `expressButtons`. */
export type ApplicableMethod = {
	id: string;
	name: string;
	description?: string;
	/** False where something in the bag cannot be paid with it. */
	applicable: boolean;
	excludedProducts: readonly string[];
	/** Settings for the method's script in the browser. */
	publicConfigurations: Settings;
	expressButtons?: Settings;
	messageConfigurations?: Settings;
};

/** The wallets whose button is shown at a place, for these products (wallets-2). */
export const walletsAt = (
	place: WalletPlace,
	methods: readonly ApplicableMethod[],
	productIds: readonly string[] = [],
): (ApplicableMethod & { id: WalletId })[] =>
	WALLETS.flatMap((wallet) => {
		const method = methods.find(({ id }) => id === wallet);
		const isShown =
			method?.applicable &&
			method.expressButtons?.[place] === true &&
			!method.excludedProducts.some((id) => productIds.includes(id));
		return method && isShown ? [{ ...method, id: wallet }] : [];
	});
