import type { HeroView } from "../../../shared/contracts/teaser-views.ts";
import { imageSrcSet, imageUrl } from "../../../shared/domain/media/images.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./hero.module.css";

export function Hero({ hero, heading }: { hero: HeroView; heading?: string }) {
	const { portrait, landscape } = hero.image;
	return (
		<section className={styles.hero}>
			<picture>
				<source
					media="(orientation: landscape)"
					srcSet={imageSrcSet(landscape.src)}
					sizes="100vw"
					width={landscape.width}
					height={landscape.height}
				/>
				<img
					className={styles.heroPicture}
					src={imageUrl(portrait.src, 720)}
					srcSet={imageSrcSet(portrait.src)}
					sizes="100vw"
					width={portrait.width}
					height={portrait.height}
					alt={portrait.alt}
					fetchPriority="high"
				/>
			</picture>
			<div className={styles.words}>
				{heading ? (
					<>
						<h1 className={classNames(type_.hero, styles.line)}>{heading}</h1>
						<p className={type_.lead}>{hero.line}</p>
					</>
				) : (
					<h2 className={classNames(type_.hero, styles.line)}>{hero.line}</h2>
				)}
				{hero.link ? (
					<a className={classNames(type_.link, type_.label)} href={hero.link.href}>
						{hero.link.label}
					</a>
				) : null}
			</div>
		</section>
	);
}
