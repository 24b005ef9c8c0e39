const S3rver = require('@20minutes/s3rver');

// A bucket is a part of the path, whatever name the store is reached by.
const options = { address: '0.0.0.0', port: 9000, silent: true, vhostBuckets: false, directory: '/objects' };
void new S3rver(options).run();
