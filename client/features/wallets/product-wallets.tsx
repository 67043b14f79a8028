import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { WalletFields } from "./wallet-fields.tsx";

type ProductWalletsProps = {
	express: ExpressView;
	productId: string | null;
	onMissing(): void;
};

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
