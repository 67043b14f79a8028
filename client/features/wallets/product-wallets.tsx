import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { WalletFields } from "./wallet-fields.tsx";

type ProductWalletsProps = {
	express: ExpressView;
	productId: string | null;
	onMissing(): void;
};

/** Wallets in a product's form: they pay for the product alone and leave the basket unchanged. */
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
