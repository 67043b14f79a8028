import type { ComponentType } from "react";
import type { CardView, ElementView, ListInsertView } from "../../../shared/contracts/views.ts";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { Carousel } from "../../ui/carousel/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Card, writeCardSizes } from "./card.tsx";
import styles from "./insert.module.css";
import { Tile } from "./tile/tile.tsx";

const ROW_SIZES = "(min-width: 992px) 24vw, (min-width: 576px) 38vw, 68vw";

type InsertProps = { insert: ListInsertView; Element: ComponentType<{ view: ElementView }> };

export function Part({ insert, Element }: InsertProps) {
	const { content, size, height } = insert;
	return (
		<li className={styles.insert} data-insert={content.kind} data-size={size} data-height={height}>
			<Content insert={insert} Element={Element} />
		</li>
	);
}

function Content({ insert: { id, size, content }, Element }: InsertProps) {
	const { t } = useTranslation();
	switch (content.kind) {
		case "card":
			return <ListedCard card={content.card} size={size} />;
		case "statement":
			return <p className={classNames(type_.title, styles.statement)}>{content.text}</p>;
		case "carousel":
			return (
				<section className={styles.row} aria-labelledby={`insert-${id}`}>
					<h2 id={`insert-${id}`} className={classNames(type_.title, styles.rowTitle)}>
						{content.title}
					</h2>
					<Carousel
						label={content.title}
						previousLabel={t("carousel.previous")}
						nextLabel={t("carousel.next")}
					>
						{content.tiles.map((tile) => (
							<Tile key={tile.id} tile={tile} heading="h3" sizes={ROW_SIZES} />
						))}
					</Carousel>
				</section>
			);
		case "element":
			return <Element view={content.view} />;
	}
}

const ListedCard = ({ card, size }: { card: CardView; size: ListInsertView["size"] }) => (
	<Card
		card={card}
		size={size}
		heading="h2"
		product={card.product && <Tile tile={card.product} heading="h3" sizes={writeCardSizes(size)} />}
	/>
);
