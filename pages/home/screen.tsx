import { Categories } from "../../client/features/home/categories.tsx";
import { Hero } from "../../client/features/home/hero.tsx";
import { TileCarousel } from "../../client/features/listing/tile/tile-carousel.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Picture } from "../../client/ui/picture.tsx";
import type { HomeData } from "./contract.ts";
import styles from "./screen.module.css";

const PAIR_SIZES = ["(min-width: 768px) 58vw, 100vw", "(min-width: 768px) 33vw, 75vw"];

export function Screen({ data }: { data: HomeData }) {
	const { t } = useTranslation();
	return (
		<main id="main">
			<h1 className={type_.hidden}>{data.heading}</h1>
			<Hero hero={data.hero} />
			{data.pair.length > 0 ? (
				<div className={styles.pair}>
					{data.pair.map((half, index) => (
						<article key={half.link.href} className={styles.half}>
							<div className={styles.frame}>
								<Picture
									image={{ ...half.image, alt: "" }}
									sizes={PAIR_SIZES[index % 2] ?? ""}
									className={styles.picture}
								/>
							</div>
							<div className={styles.caption}>
								<p className={type_.lead}>{half.text}</p>
								<a className={classNames(type_.link, type_.label, styles.cover)} href={half.link.href}>
									{half.link.label}
								</a>
							</div>
						</article>
					))}
				</div>
			) : null}
			<TileCarousel carousel={data.newArrivals} />
			{data.manifesto ? <p className={classNames(type_.title, styles.manifesto)}>{data.manifesto}</p> : null}
			<Categories categories={data.categories} label={t("home.categories")} />
		</main>
	);
}
