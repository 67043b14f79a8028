import type { WalletPlace } from "../../../shared/domain/checkout/applicable-methods.ts";

export type Pays = {
	place: WalletPlace;
	productId?: string | null;
	withAddress: boolean;
};
