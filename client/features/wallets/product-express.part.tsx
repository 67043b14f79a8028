import { useEffect, useRef, useState } from "react";
import type { ProductData } from "../../../pages/product/contract.ts";
import { lazy } from "../../state/drawing/lazy.tsx";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./express.module.css";
import { PayLater } from "./pay-later.tsx";

const ProductWallets = lazy(async () => (await import("./product-wallets.tsx")).ProductWallets);

export function Part({
	product: { productExpress: express, kit, customisation, price, sizes },
	productId,
	onMissing,
}: {
	product: ProductData;
	productId: string | null;
	onMissing: () => void;
}) {
	const [isWanted, setWanted] = useState(false);
	const focused = useRef<string>(undefined);
	// Kits and customised products must be paid through the basket.
	const isPlain = !kit && !customisation && express?.methods.some(({ script }) => script);
	const isChosen = productId !== null;
	useEffect(() => {
		if (isChosen) setWanted(true);
	}, [isChosen]);
	if (!express) return null;
	const { payLater } = express;
	const chosenPrice = sizes.find((size) => size.productId === productId)?.price ?? price;
	const later = payLater ? <PayLater payLater={payLater} amount={chosenPrice.value} /> : null;
	if (express.methods.length === 0) return later;
	const plainButtons = (
		<fieldset
			className={styles.slot}
			onPointerEnter={() => setWanted(true)}
			onFocus={({ target }) => {
				focused.current = target.dataset.wallet;
				setWanted(true);
			}}
			onBlur={() => {
				focused.current = undefined;
			}}
		>
			<legend className={classNames(type_.label, type_.muted, styles.legend)}>{express.title}</legend>
			{express.methods.map(({ id, brand, label }) => (
				<button
					key={id}
					type="submit"
					name="then"
					value="checkout"
					data-wallet={id}
					aria-label={label}
					className={classNames(button.button, button.wide, styles.wallet)}
				>
					{brand}
				</button>
			))}
		</fieldset>
	);
	return (
		<>
			<ProductWallets
				{...{ express, productId, onMissing, focused }}
				meanwhile={plainButtons}
				isEarly={!isPlain || !isWanted}
				onError={() => setWanted(false)}
			/>
			{later}
		</>
	);
}
