/** Wrangler and Miniflare read these settings when they load, so import this file first. */

// Local requests carry a placeholder for `request.cf`; asking the network for a real one only delays the start.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";
process.env.WRANGLER_LOG ??= "warn";

export {};
