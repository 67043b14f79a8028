import type { HouseOptions } from "./house-options.ts";

/** Returns a workflow of GitHub Actions that checks the house and builds it. */
export const writeCi = ({
	name,
	id,
}: Pick<HouseOptions, "name" | "id">): string => `# Copy this file to .github/workflows/${id}.yml.
name: ${JSON.stringify(name)}
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
concurrency:
  group: ${id}-\${{ github.ref }}
  cancel-in-progress: true
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    env:
      VETRINA_HOUSE: packages/${id}-house
    steps:
      - uses: actions/checkout@v5
      - uses: actions/setup-node@v5
        with:
          node-version: 24
          cache: npm
      - run: npm ci
      - run: npm run lint
      - run: npm run types
      - run: npm run content -- validate
      - run: npm run build
`;
