import type { ReactNode } from "react";
import type { CardView, ListInsertView } from "../../../shared/contracts/views.ts";
import tile_ from "../../styles/tile.module.css";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import { Cta } from "../../ui/cta.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./card.module.css";

type CardProps = {
	card: CardView;
	size?: ListInsertView["size"];
	heading: "h2" | "h3";
	/** The card's product, which replaces picture and words. */
	product?: ReactNode;
};

export const writeCardSizes = (size: CardProps["size"]): string => {
	if (size === undefined) return "100vw";
	return size.startsWith("1")
		? "(min-width: 992px) 17vw, (min-width: 576px) 25vw, 50vw"
		: "(min-width: 992px) 34vw, (min-width: 576px) 50vw, 100vw";
};

/** Renders an editors' card. A single link covers the card; if its words are the title, the title itself is the link (content-30). */
export function Card({ card, size, heading: Heading, product }: CardProps) {
	const { style, title, subtitles = [], text, images = [], links = [] } = card;
	const [first, ...others] = links;
	const only = others.length === 0 && first && "href" in first ? first : undefined;
	const own = only?.label === title && !only.look && !only.newTab ? only : undefined;
	const lines = (names: (string | undefined)[]) =>
		subtitles.map((line) => (
			<p key={line} className={classNames(...names)}>
				{line}
			</p>
		));
	const ways = own
		? null
		: links.map((link) => (
				<Cta key={link.label} cta={link} className={classNames(styles.link, link === only && tile_.link)} />
			));
	if (style === "product-push" && product) {
		return (
			<div className={classNames(tile_.tile, styles.card)} data-card={style}>
				{subtitles.length > 0 ? <div className={styles.push}>{lines([type_.label])}</div> : null}
				{product}
			</div>
		);
	}
	const isReview = style === "review";
	const words = isReview || style === "service-card";
	return (
		<div className={classNames(tile_.tile, styles.card)} data-card={style} data-row={size ? undefined : ""}>
			{words ? null : <Pictures images={images} title={title} sizes={writeCardSizes(size)} />}
			<div className={styles.words}>
				{isReview ? (
					<blockquote className={classNames(type_.title, styles.quote)}>{title}</blockquote>
				) : (
					<>
						{lines([type_.label, styles.subtitle])}
						<Heading className={classNames(type_.title, styles.title)}>
							{own ? (
								<a className={tile_.link} href={own.href} data-signs-in={own.signsIn && ""}>
									{title}
								</a>
							) : (
								title
							)}
						</Heading>
					</>
				)}
				{isReview ? lines([type_.small, styles.text]) : null}
				{text ? <p className={styles.text}>{text}</p> : null}
				{ways}
			</div>
		</div>
	);
}

type PicturesProps = { images: NonNullable<CardView["images"]>; title: string; sizes: string };

/** Several pictures can be swiped, so the next one shows at the edge. */
function Pictures({ images, title, sizes }: PicturesProps) {
	const [first, ...others] = images;
	if (!first) return null;
	if (others.length === 0)
		return (
			<div className={classNames(tile_.frame, styles.frame)}>
				<Picture image={first} sizes={sizes} className={tile_.picture} />
			</div>
		);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard.
		<ul className={classNames(tile_.frame, styles.frame, styles.swipe)} aria-label={title} tabIndex={0}>
			{images.map((image) => (
				<li key={image.src}>
					<Picture image={image} sizes={sizes} className={tile_.picture} />
				</li>
			))}
		</ul>
	);
}
