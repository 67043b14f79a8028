import { type ComponentType, useEffect, useState } from "react";
import type { ProductData } from "../../../pages/product/contract.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./express.module.css";
import { PayLater } from "./pay-later.tsx";
import type { ProductWallets } from "./product-wallets.tsx";

type Wallets = ComponentType<Parameters<typeof ProductWallets>[0]>;

export function Part({
	product: { express, kit, customisation, price, sizes },
	productId,
	onMissing,
}: {
	product: ProductData;
	productId: string | null;
	onMissing: () => void;
}) {
	const [Wallets, setWallets] = useState<Wallets | null>(null);
	// Kits and customised products must be paid through the basket.
	const isPlain = !kit && !customisation && express?.methods.some(({ script }) => script);
	const isChosen = productId !== null;
	const load = () => {
		if (isPlain && !Wallets)
			void import("./product-wallets.tsx").then(
				(late) => setWallets(() => late.ProductWallets),
				() => {},
			);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: the buttons load once, with the first choice.
	useEffect(() => {
		if (isChosen) load();
	}, [isChosen]);
	if (!express) return null;
	const { payLater } = express;
	const chosenPrice = sizes.find((size) => size.productId === productId)?.price ?? price;
	const later = payLater ? <PayLater payLater={payLater} amount={chosenPrice.value} /> : null;
	if (express.methods.length === 0) return later;
	if (Wallets)
		return (
			<>
				<Wallets {...{ express, productId, onMissing }} />
				{later}
			</>
		);
	return (
		<>
			<fieldset className={styles.slot} onPointerEnter={load} onFocus={load}>
				<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
				{express.methods.map(({ id, label }) => (
					<button
						key={id}
						type="submit"
						name="then"
						value="checkout"
						data-wallet={id}
						className={classNames(button.button, button.wide)}
					>
						{label}
					</button>
				))}
			</fieldset>
			{later}
		</>
	);
}
