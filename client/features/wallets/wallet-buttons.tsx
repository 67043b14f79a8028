import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import type { WalletPlace } from "../../../shared/domain/checkout/applicable-methods.ts";
import { usePlace } from "../../state/app-context.tsx";
import { WalletFields } from "./wallet-fields.tsx";

type WalletButtonsProps = {
	express: ExpressView | undefined;
	place: WalletPlace;
	basketId: string | null;
	from?: "checkout";
};

export function WalletButtons({ express, place, basketId, from }: WalletButtonsProps) {
	const { shell } = usePlace();
	if (!express) return null;
	return (
		<form method="post" action={shell.checkoutHref}>
			<input type="hidden" name="intent" value="wallet" />
			<input type="hidden" name="basketId" value={basketId ?? ""} />
			{from ? <input type="hidden" name="from" value={from} /> : null}
			<WalletFields
				express={express}
				pays={{ place, withAddress: from !== "checkout" }}
				sends={(id) => ({ name: "method", value: id })}
			/>
		</form>
	);
}
