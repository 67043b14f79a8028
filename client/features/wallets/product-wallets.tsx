import type { RefObject } from "react";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { WalletFields } from "./wallet-fields.tsx";

type ProductWalletsProps = {
	express: ExpressView;
	productId: string | null;
	onMissing(): void;
	focused: RefObject<string | undefined>;
};

export function ProductWallets({ express, productId, onMissing, focused }: ProductWalletsProps) {
	return (
		<WalletFields
			express={express}
			pays={{ place: "product", productId, withAddress: true }}
			sends={() => ({ name: "then", value: "checkout" })}
			onMissing={onMissing}
			focused={focused}
		/>
	);
}
