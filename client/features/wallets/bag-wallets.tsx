import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BasketView } from "../../../shared/contracts/basket-views.ts";
import type { ExpressView } from "../../../shared/contracts/product-option-views.ts";
import { usePlace } from "../../state/app-context.tsx";
import { bagKey, offersQuery } from "./offers-query.ts";
import { PayLater } from "./pay-later.tsx";
import { WalletButtons } from "./wallet-buttons.tsx";

type BagWalletsProps = {
	basket: BasketView;
	place: "minicart" | "cart";
	first?: ExpressView;
};

export function BagWallets({ basket, place, first }: BagWalletsProps) {
	const { shell } = usePlace();
	const bag = JSON.stringify(bagKey(basket));
	const [came] = useState(bag);
	const isAsBrought = place === "cart" && bag === came;
	const { data } = useQuery({
		...offersQuery(shell.apiHref, place, basket),
		enabled: !isAsBrought,
		placeholderData: (previous) => previous,
	});
	const express = isAsBrought || !data ? first : (data.express ?? undefined);
	return (
		<>
			<WalletButtons express={express} place={place} basketId={basket.id} />
			{express?.payLater ? <PayLater payLater={express.payLater} /> : null}
		</>
	);
}
