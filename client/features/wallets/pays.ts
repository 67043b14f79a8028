import type { WalletPlace } from "../../../shared/domain/checkout/applicable-methods.ts";

export type Pays = {
	place: WalletPlace;
	/** Pays for this product alone; null until a size is chosen, undefined for the basket. */
	productId?: string | null;
	withAddress: boolean;
};
