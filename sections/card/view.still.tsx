import { Card } from "../../client/features/listing/card.tsx";
import { usePriceTexts } from "../../client/state/use-price-texts.ts";
import tile_ from "../../client/styles/tile.module.css";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Picture } from "../../client/ui/picture.tsx";
import { Price } from "../../client/ui/price.tsx";
import type { CardSectionView } from "./section.ts";
import styles from "./view.module.css";

const SIZES = "(min-width: 768px) 26rem, 100vw";

export const Part = ({ view: { card, product, isAlone } }: { view: CardSectionView }) => (
	<div className={styles.card} data-alone={isAlone && ""}>
		<Card
			card={card}
			size={isAlone && !product ? undefined : "1x1"}
			heading="h2"
			product={product && <Product product={product} />}
		/>
	</div>
);

/** The server draws a card, so that its product has no heart or button, which need JavaScript. */
function Product({ product: { id, href, brand, name, image, price } }: { product: Product }) {
	const texts = usePriceTexts();
	return (
		<div className={tile_.tile} data-product={id}>
			<div className={tile_.frame} data-frame="">
				{image ? <Picture image={image} sizes={SIZES} className={tile_.picture} /> : null}
			</div>
			<div className={tile_.text}>
				<p className={classNames(type_.label, type_.muted)}>{brand}</p>
				<h2>
					<a className={tile_.link} href={href}>
						{name}
					</a>
				</h2>
				<p>
					<Price price={price} texts={texts} withDiscount />
				</p>
			</div>
		</div>
	);
}
type Product = NonNullable<CardSectionView["product"]>;
