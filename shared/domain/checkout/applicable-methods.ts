export type WalletPlace = "product" | "minicart" | "cart" | "checkout";

type Settings = Readonly<Record<string, unknown>>;

export type ApplicableMethod = {
	id: string;
	name: string;
	description?: string;
	applicable: boolean;
	/** Names of the cards that the method takes. */
	cards?: readonly string[];
	excludedProducts: readonly string[];
	publicConfigurations: Settings;
	expressButtons?: Settings;
	messageConfigurations?: Settings;
};

/** Returns the wallets whose buttons are shown at a place for these products, in the order of `wallets`, which are ids (wallets-2). */
export const walletsAt = (
	place: WalletPlace,
	methods: readonly ApplicableMethod[],
	{ wallets, productIds = [] }: { wallets: readonly string[]; productIds?: readonly string[] },
): ApplicableMethod[] =>
	wallets.flatMap((wallet) => {
		const method = methods.find(({ id }) => id === wallet);
		const isShown =
			method?.applicable &&
			method.expressButtons?.[place] === true &&
			!method.excludedProducts.some((id) => productIds.includes(id));
		return method && isShown ? [method] : [];
	});
