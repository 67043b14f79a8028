import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { WalletFields } from "./wallet-fields.tsx";

type ProductWalletsProps = {
	express: ExpressView;
	/** Null until a size is chosen. */
	productId: string | null;
	onMissing(): void;
};

/** The wallets of a product's page, in the form that puts it into the bag: they pay it alone, and the bag stays as it is. */
export function ProductWallets({ express, productId, onMissing }: ProductWalletsProps) {
	return (
		<WalletFields
			express={express}
			pays={{ place: "product", productId, withAddress: true }}
			sends={() => ({ name: "then", value: "checkout" })}
			onMissing={onMissing}
		/>
	);
}
