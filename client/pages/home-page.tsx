import { useTranslation } from "react-i18next";
import type { HomeData } from "../../shared/contracts/page.ts";
import { imageSrcSet, imageUrl } from "../../shared/domain/images.ts";
import { Categories } from "../features/home/categories.tsx";
import { Tile } from "../features/listing/tile.tsx";
import type_ from "../styles/type.module.css";
import { Carousel } from "../ui/carousel.tsx";
import { classNames } from "../ui/class-names.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./home-page.module.css";

const PAIR_SIZES = ["(min-width: 768px) 58vw, 100vw", "(min-width: 768px) 33vw, 75vw"];
const CAROUSEL_SIZES = "(min-width: 992px) 24vw, (min-width: 576px) 38vw, 68vw";

export function HomePage({ data }: { data: HomeData }) {
	const { t } = useTranslation();
	return (
		<main id="main">
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
			{data.newArrivals.tiles.length > 0 ? (
				<section aria-labelledby="new-arrivals" className={styles.arrivals}>
					<div className={styles.head}>
						<h2 id="new-arrivals" className={type_.display}>
							{data.newArrivals.title}
						</h2>
						<a className={classNames(type_.link, type_.label)} href={data.newArrivals.link.href}>
							{data.newArrivals.link.label}
						</a>
					</div>
					<Carousel
						label={data.newArrivals.title}
						previousLabel={t("carousel.previous")}
						nextLabel={t("carousel.next")}
					>
						{data.newArrivals.tiles.map((tile) => (
							<Tile key={tile.id} tile={tile} heading="h3" sizes={CAROUSEL_SIZES} />
						))}
					</Carousel>
				</section>
			) : null}
			<p className={classNames(type_.title, styles.manifesto)}>{data.manifesto}</p>
			<Categories categories={data.categories} label={t("home.categories")} />
		</main>
	);
}

function Hero({ hero }: { hero: HomeData["hero"] }) {
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
				<h1 className={classNames(type_.hero, styles.line)}>{hero.line}</h1>
				<a className={classNames(type_.link, type_.label)} href={hero.link.href}>
					{hero.link.label}
				</a>
			</div>
		</section>
	);
}
