import type { WalletPlace } from "../../../shared/domain/checkout/applicable-methods.ts";

/** What a wallet pays, and where its button is. */
export type Pays = {
	place: WalletPlace;
	/** Of a product's page: that alone, whatever is in the bag. Null until one is chosen. */
	productId?: string | null;
	/** False where the checkout knows the address already. */
	withAddress: boolean;
};
