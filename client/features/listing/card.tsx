import type { CardView, ListInsertView } from "../../../shared/contracts/views.ts";
import tile_ from "../../styles/tile.module.css";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./card.module.css";
import { Tile } from "./tile/tile.tsx";

type CardProps = { card: CardView; size?: ListInsertView["size"]; heading: "h2" | "h3" };

const picture = (size: CardProps["size"]): string => {
	if (size === undefined) return "100vw";
	return size.startsWith("1")
		? "(min-width: 992px) 17vw, (min-width: 576px) 25vw, 50vw"
		: "(min-width: 992px) 34vw, (min-width: 576px) 50vw, 100vw";
};

export function Card({ card, size, heading: Heading }: CardProps) {
	const { style, title, subtitle, text, image, link, product } = card;
	if (style === "product-push" && product) {
		return (
			<div className={classNames(tile_.tile, styles.card)} data-card={style}>
				{subtitle ? <p className={classNames(type_.label, styles.push)}>{subtitle}</p> : null}
				<Tile tile={product} heading="h3" sizes={picture(size)} />
			</div>
		);
	}
	const ownLink = link?.label === title ? link : undefined;
	const words = style === "review" || style === "service-card";
	return (
		<div className={classNames(tile_.tile, styles.card)} data-card={style} data-row={size ? undefined : ""}>
			{image && !words ? (
				<div className={classNames(tile_.frame, styles.frame)}>
					<Picture image={image} sizes={picture(size)} className={tile_.picture} />
				</div>
			) : null}
			<div className={styles.words}>
				{subtitle && style !== "review" ? (
					<p className={classNames(type_.label, styles.subtitle)}>{subtitle}</p>
				) : null}
				{style === "review" ? (
					<blockquote className={classNames(type_.title, styles.quote)}>{title}</blockquote>
				) : (
					<Heading className={classNames(type_.title, styles.title)}>
						{ownLink ? (
							<a className={tile_.link} href={ownLink.href}>
								{title}
							</a>
						) : (
							title
						)}
					</Heading>
				)}
				{subtitle && style === "review" ? (
					<p className={classNames(type_.small, styles.text)}>{subtitle}</p>
				) : null}
				{text ? <p className={styles.text}>{text}</p> : null}
				{link && !ownLink ? (
					<a className={classNames(type_.link, type_.label, styles.link, tile_.link)} href={link.href}>
						{link.label}
					</a>
				) : null}
			</div>
		</div>
	);
}
